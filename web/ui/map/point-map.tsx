import { useEffect, useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { grouped } from '../../kernel/format.ts'
import { useRootData } from '../../kernel/root-data.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { Skeleton } from '../skeleton.tsx'
import type { DrawnMap } from './draw-map.ts'
import type { MapContent, MapOptions } from './map-types.ts'

type Props = Pick<MapOptions, 'onMove'> & {
  /** The name of the map for screen readers. */
  label: string
  content: MapContent
  /** A new value fits the map to its points again. */
  extent?: unknown
  className: string
}

type State = 'waiting' | 'drawn' | 'failed'

/**
 * A map of points that are links. The drawing is loaded shortly before it comes into view. The page has the same points as a list, because the map needs
 * scripts and WebGL.
 */
export const PointMap = ({ label, content, extent, onMove, className }: Props) => {
  const t = useWords().uiMap
  const frame = useRef<HTMLDivElement>(null)
  const state = useDrawnMap(frame, { content, extent, onMove })
  if (state === 'failed')
    return (
      <p role="status" className="mb-6 rounded-2xl bg-sunken px-4 py-3 text-ink-soft">
        {t.failed}
      </p>
    )
  return (
    <section aria-label={label} className={`script-only relative overflow-hidden rounded-2xl border border-line bg-sunken ${className}`}>
      <div ref={frame} className="absolute! inset-0" />
      {state === 'waiting' && (
        <div role="status" className="absolute inset-0">
          <span className="sr-only">{t.loading}</span>
          <Skeleton shape="card" className="h-full" />
        </div>
      )}
    </section>
  )
}

type Drawing = Pick<Props, 'content' | 'extent' | 'onMove'>

/** Pixels below the screen at which the map begins to load. */
const aheadOfSight = 300

const useDrawnMap = (frame: { current: HTMLDivElement | null }, { content, extent, onMove }: Drawing): State => {
  const words = useMapWords()
  const tilesUrl = useRootData()?.mapTilesUrl ?? null
  const base = useHref('/').replace(/\/$/, '')
  const navigate = useNavigate()
  const [state, setState] = useState<State>('waiting')
  const drawn = useRef<DrawnMap | null>(null)
  const latest = useRef({ content, onMove, words, base, navigate })
  latest.current = { content, onMove, words, base, navigate }
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let isOver = false
    const draw = async () => {
      const { drawMap } = await import('./draw-map.ts')
      const { content, words, base } = latest.current
      const map = await drawMap(element, {
        content,
        words,
        tilesUrl,
        attribution: words.attribution,
        hrefOf: (to) => base + to,
        onOpen: (to) => void latest.current.navigate(to),
        onMove: (bounds) => latest.current.onMove?.(bounds),
      })
      if (isOver) return map.remove()
      drawn.current = map
      setState('drawn')
    }
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        sight.disconnect()
        draw().catch(() => !isOver && setState('failed'))
      },
      { rootMargin: `${aheadOfSight}px 0px` },
    )
    sight.observe(element)
    return () => {
      isOver = true
      sight.disconnect()
      drawn.current?.remove()
      drawn.current = null
    }
  }, [frame, tilesUrl])
  useEffect(() => drawn.current?.show(content), [content])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new extent moves the map
  useEffect(() => drawn.current?.fit(), [extent])
  return state
}

const useMapWords = () => {
  const t = useWords().uiMap
  const locale = useLocale()
  return { ...t, several: (count: number) => t.several(count, grouped(count, locale)) }
}
