// Sizes of elements, told when they have been laid out: whoever asks before that makes the browser do the work twice.

type Tell = (width: number, height: number) => void

const told = new WeakMap<Element, Tell>()
const watcher = new ResizeObserver((entries) => {
  for (const { target } of entries) told.get(target)?.(target.clientWidth, target.clientHeight)
})

/** Tell the inner size of an element, first when it has one and then whenever it changes. */
export function measured(node: Element, tell: Tell): { destroy: () => void } {
  told.set(node, tell)
  watcher.observe(node)
  return { destroy: () => watcher.unobserve(node) }
}
