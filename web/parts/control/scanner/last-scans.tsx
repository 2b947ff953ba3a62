import { useWords } from '../../../kernel/words.tsx'
import { outcomeIcons, useOutcomeTitle } from './outcome-looks.ts'
import type { Scan } from './use-scans.ts'

/** The answers before the latest one. */
export const LastScans = ({ scans, zone }: { scans: Scan[]; zone: string }) => {
  const t = useWords().control.scanner
  const titleOf = useOutcomeTitle(zone)
  if (scans.length === 0) return null
  return (
    <section aria-labelledby="last-scans">
      <h2 id="last-scans" className="mb-2 font-semibold">
        {t.last}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface">
        {scans.map(({ number, outcome, isUndone }) => {
          const Icon = outcomeIcons[outcome.kind]
          const user = 'user' in outcome ? outcome.user : null
          return (
            <li key={number} className="flex min-h-14 items-center gap-3 px-4 py-2">
              <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              <span className="min-w-0 grow font-medium wrap-anywhere">{user?.name}</span>
              <span className="shrink-0 text-sm text-ink-soft">{isUndone ? t.undone : titleOf(outcome)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
