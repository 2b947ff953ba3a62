import { grouped } from '../kernel/format.ts'
import { useLocale } from '../kernel/words.tsx'

type Props = {
  title: string
  /** The largest first. */
  bars: readonly { name: string; value: number }[]
  /** Words in place of an empty list: the content that will appear. */
  empty: string
}

/** Numbers of a few kinds as horizontal bars, each with its whole name. */
export const BarList = ({ title, bars, empty }: Props) => {
  const locale = useLocale()
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      {bars.length === 0 && (
        <p className="flex min-h-40 items-center justify-center rounded-xl border border-dashed border-line-strong p-6 text-center text-ink-soft">
          {empty}
        </p>
      )}
      <dl className="flex flex-col gap-3">
        {bars.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <dt className="wrap-anywhere">{name}</dt>
            <dd className="font-medium tabular-nums">{grouped(value, locale)}</dd>
            <div className="col-span-2 h-2.5 rounded-full bg-sunken" aria-hidden="true">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * value) / largest}%` }} />
            </div>
          </div>
        ))}
      </dl>
    </section>
  )
}
