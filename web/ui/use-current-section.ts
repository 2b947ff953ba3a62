import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useScripts } from './use-scripts.ts'

/**
 * The section of a page that the hash of the address names, by default the first, and the section in sight while the
 * page scrolls. `anchors` are the ids of the sections, top down.
 */
export const useCurrentSection = (anchors: readonly string[]) => {
  const named = useNamedSection(anchors)
  const [inSight, setInSight] = useState(named)
  const ids = anchors.join(' ')
  useEffect(() => {
    const update = () => setInSight(sectionInSight(ids.split(' '), named))
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [ids, named])
  return { named, inSight }
}

/** A hash outside of the sections, such as that of the skip link, keeps the previous section. The server sees no hash. */
const useNamedSection = (anchors: readonly string[]): string => {
  const { hash } = useLocation()
  const [first = ''] = anchors
  const [named, setNamed] = useState(first)
  const fromHash = useScripts() && hash !== '' ? anchors.find((anchor) => isWithin(anchor, hash)) : first
  if (fromHash !== undefined && fromHash !== named) setNamed(fromHash)
  return fromHash ?? named
}

/** The hash may name a part of the section. */
const isWithin = (anchor: string, hash: string) =>
  `#${anchor}` === hash || document.getElementById(hash.slice(1))?.closest(`#${anchor}`) instanceof Element

/** For fractions of pixels, and for a heading a line below the edge. */
const slackPx = 24

/**
 * The named section while it is in sight as a whole, because a short last one never reaches the top. Then the last section
 * that has reached the place under the header to which links scroll.
 */
const sectionInSight = (anchors: readonly string[], named: string): string => {
  const shown = anchors.flatMap((anchor) => {
    const section = document.getElementById(anchor)
    return section?.checkVisibility() ? [{ anchor, ...edgesOf(section) }] : []
  })
  const target = shown.find(({ anchor }) => anchor === named)
  if (target && target.top >= 0 && target.bottom <= innerHeight) return named
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + slackPx
  const reached = shown.findLast(({ top }) => top <= edge)
  return (reached ?? shown[0])?.anchor ?? named
}

const edgesOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom }
}
