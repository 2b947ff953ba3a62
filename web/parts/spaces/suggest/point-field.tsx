import { Crosshair } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { MapBounds, MapLabel } from '../../../ui/map/map-types.ts'
import { PointMap } from '../../../ui/map/point-map.tsx'
import { centreOf, pointText } from './typed-point.ts'

type Props = { field: ReturnType<FormFields['text']>; optional: string; labels: readonly MapLabel[] }

/** Coordinates as text; with scripts also chosen on a map, whose middle is the place. */
export const PointField = ({ field, optional, labels }: Props) => {
  const { suggest: t } = useWords().spaces
  const [isOpen, setOpen] = useState(false)
  const [bounds, setBounds] = useState<MapBounds | null>(null)
  const content = useMemo(() => ({ points: [], groups: [], labels }), [labels])
  const choose = () => {
    const input = document.getElementById(field.id)
    if (!bounds || !(input instanceof HTMLInputElement)) return
    input.value = pointText(centreOf(bounds))
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField {...field} help={t.pointHint} isOptional={optional} autoComplete="off" maxLength={60} />
      {!isOpen && (
        <Button look="quiet" className="script-only self-start" onClick={() => setOpen(true)}>
          {t.onMap}
        </Button>
      )}
      {isOpen && (
        <div className="script-only flex flex-col gap-3">
          <p className="text-sm text-ink-soft">{t.mapHint}</p>
          <div className="relative">
            <PointMap label={t.mapLabel} content={content} onMove={setBounds} className="h-72" />
            <Crosshair aria-hidden="true" className="pointer-events-none absolute top-1/2 left-1/2 size-8 -translate-1/2 text-accent" />
          </div>
          <Button look="quiet" className="self-start" aria-disabled={bounds === null} onClick={choose}>
            {t.pick}
          </Button>
        </div>
      )}
    </div>
  )
}
