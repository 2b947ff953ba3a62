import { useWords } from '../../kernel/words.tsx'

/** How many of the expected visitors have come, in words and as a line. */
export const CameLine = ({ marked, visitors }: { marked: number; visitors: number }) => {
  const t = useWords().control
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-lg font-semibold tabular-nums sm:text-2xl">{t.came(marked, visitors)}</p>
      <div className="h-2 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <div className="h-full rounded-full bg-accent" style={{ width: `${visitors > 0 ? Math.round((marked / visitors) * 100) : 0}%` }} />
      </div>
    </div>
  )
}
