import { grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'

type Step = { name: string; value: number }

/** Steps of which each is a part of the one before, as bars beside their numbers. */
export const Funnel = ({ steps }: { steps: readonly Step[] }) => {
  const { statistics: t } = useWords().ownEvent
  const locale = useLocale()
  const most = Math.max(1, ...steps.map(({ value }) => value))
  return (
    <ol className="flex flex-col gap-4">
      {steps.map(({ name, value }, place) => {
        const before = steps[place - 1]?.value
        return (
          <li key={name} className="flex flex-col gap-1.5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span>{name}</span>
              <strong className="text-xl font-semibold tabular-nums">{grouped(value, locale)}</strong>
              {before !== undefined && before > 0 && (
                <span className="text-sm text-ink-soft">{t.share(`${Math.round((value / before) * 100)} %`)}</span>
              )}
            </p>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2.5 w-full overflow-hidden rounded-full" aria-hidden="true">
              <rect width="100" height="1" className="fill-sunken" />
              <rect width={(value / most) * 100} height="1" className="fill-accent" />
            </svg>
          </li>
        )
      })}
    </ol>
  )
}
