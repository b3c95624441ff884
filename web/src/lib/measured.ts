// Sizes of elements, told when they have been laid out: whoever asks before that makes the browser do the work twice.

type Tell = (width: number, height: number) => void

const told = new WeakMap<Element, Tell>()
const changed = new Map<Element, { width: number; height: number }>()
const watcher = new ResizeObserver((entries) => {
  if (!changed.size) requestAnimationFrame(tell)
  for (const { target } of entries) changed.set(target, { width: target.clientWidth, height: target.clientHeight })
})

// In the frame after the one they were found in: what follows from them would have that one laid out and painted twice.
function tell(): void {
  const sizes = [...changed]
  changed.clear()
  for (const [target, { width, height }] of sizes) told.get(target)?.(width, height)
}

/** Tell the inner size of an element, first when it has one and then whenever it changes. */
export function measured(node: Element, tell: Tell): { destroy: () => void } {
  told.set(node, tell)
  watcher.observe(node)
  return {
    destroy: () => {
      watcher.unobserve(node)
      changed.delete(node)
    },
  }
}
