import { Crosshair } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import type { MapBounds, MapLabel } from '../../../ui/map/map-types.ts'
import { PointMap } from '../../../ui/map/point-map.tsx'
import { centreOf, pointText } from './typed-point.ts'

type Props = { labels: readonly MapLabel[]; onChoose: (point: string) => void }

/** A map under a fixed crosshair; the button takes the point below it once the user has moved the map. */
export const PointOnMap = ({ labels, onChoose }: Props) => {
  const { suggest: t } = useWords().spaces
  const [bounds, setBounds] = useState<MapBounds | null>(null)
  const content = useMemo(() => ({ points: [], groups: [], labels }), [labels])
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t.mapHint}</p>
      <div className="relative">
        <PointMap label={t.mapLabel} content={content} onMove={setBounds} className="h-72" />
        <Crosshair aria-hidden="true" className="pointer-events-none absolute top-1/2 left-1/2 size-8 -translate-1/2 text-accent" />
      </div>
      <Button
        look="quiet"
        className="self-start"
        aria-disabled={bounds === null}
        onClick={() => {
          if (bounds) onChoose(pointText(centreOf(bounds)))
        }}
      >
        {t.pick}
      </Button>
    </div>
  )
}
