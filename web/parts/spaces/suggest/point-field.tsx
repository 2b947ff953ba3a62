import { lazy, Suspense, useState } from 'react'
import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { MapLabel } from '../../../ui/map/map-types.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const PointOnMap = lazy(async () => ({ default: (await import('./point-on-map.tsx')).PointOnMap }))

type Props = { field: ReturnType<FormFields['text']>; optional: string; labels: readonly MapLabel[] }

/** Coordinates as text; with scripts also chosen on a map, whose middle is the place. */
export const PointField = ({ field, optional, labels }: Props) => {
  const { suggest: t } = useWords().spaces
  const [isOpen, setOpen] = useState(false)
  const choose = (point: string) => {
    const input = document.getElementById(field.id)
    if (!(input instanceof HTMLInputElement)) return
    input.value = point
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField {...field} help={t.pointHint} isOptional={optional} autoComplete="off" maxLength={60} />
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="card" className="h-72" />}>
          <PointOnMap labels={labels} onChoose={choose} />
        </Suspense>
      ) : (
        <Button look="quiet" className="script-only self-start" onClick={() => setOpen(true)}>
          {t.onMap}
        </Button>
      )}
    </div>
  )
}
