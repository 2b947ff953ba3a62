import { useId } from 'react'
import { grouped } from '../kernel/format.ts'
import { useLocale, useWords } from '../kernel/words.tsx'

type Props = { label: string; done: number; total: number; note?: string }

/** How far a long work is, as a line and in words. */
export const Progress = ({ label, done, total, note }: Props) => {
  const t = useWords().uiData
  const locale = useLocale()
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="text-sm text-ink-soft tabular-nums">{t.done(grouped(done, locale), grouped(total, locale))}</span>
      </div>
      <progress id={id} value={done} max={total} className="h-2 w-full" />
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  )
}
