// How much of a list that scrolls lies beyond its edge, told without asking the page for its layout.

const MOSTLY = 0.9

/** Tell how many items of a list are not in sight below, whenever that changes; what is not written down does not count. */
export function beyond(list: HTMLElement, tell: (count: number) => void): { destroy: () => void } {
  const below = new Set<Element>()
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, boundingClientRect, rootBounds } of entries) {
        const aside = target.classList.contains('unlisted')
        const seen = aside || intersectionRatio >= MOSTLY || boundingClientRect.top < (rootBounds?.top ?? 0)
        if (seen || !target.isConnected) below.delete(target)
        else below.add(target)
      }
      tell(below.size)
    },
    { root: list, threshold: [0, MOSTLY] },
  )
  const items = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const gone of removedNodes) {
        if (!(gone instanceof Element)) continue
        sight.unobserve(gone)
        below.delete(gone)
      }
      for (const come of addedNodes) if (come instanceof Element) sight.observe(come)
    }
    tell(below.size)
  })
  for (const item of list.children) sight.observe(item)
  items.observe(list, { childList: true })
  return {
    destroy: () => {
      sight.disconnect()
      items.disconnect()
    },
  }
}
