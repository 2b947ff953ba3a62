import { type RefObject, useEffect } from 'react'

/** Scrolls a frame, not the page, so that its current element is in the middle of it. */
export const useCurrentInView = (frame: RefObject<HTMLElement | null>, key: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names what is current
  useEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>('[aria-current]')
    if (!frame.current || !current) return
    const [outer, inner] = [frame.current.getBoundingClientRect(), current.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right)
      frame.current.scrollLeft += middleOf(inner.left, inner.right) - middleOf(outer.left, outer.right)
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      frame.current.scrollTop += middleOf(inner.top, inner.bottom) - middleOf(outer.top, outer.bottom)
  }, [frame, key])
}

const middleOf = (from: number, to: number) => (from + to) / 2
