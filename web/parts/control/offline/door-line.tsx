import { CloudUpload, TriangleAlert, WifiOff } from 'lucide-react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import type { DoorStatus, LateScan } from './door.ts'

const lateResults = ['already', 'banned', 'stranger', 'refused'] as const satisfies LateScan['result'][]

const LateScans = ({ names, words }: { names: string[]; words: (names: string) => string }) =>
  names.length > 0 && (
    <p className="flex items-start gap-2 rounded-xl bg-danger-soft px-4 py-3 text-danger">
      <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <span className="wrap-anywhere">{words(names.join(', '))}</span>
    </p>
  )

type Props = { status: DoorStatus | null; isKept: boolean; zone: string }

/** The state of the connection for the operator, with unsent scans and visitors whom the server did not mark. `isKept`: the page starts without a network. */
export const DoorLine = ({ status, isKept, zone }: Props) => {
  const t = useWords().control.offline
  const locale = useLocale()
  if (!status) return null
  const { isOffline, madeAt, pending, late } = status
  const time = madeAt && format(madeAt, { locale, zone, kind: 'time' })
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {isOffline && (
        <p className="flex items-center gap-2 rounded-xl bg-sunken px-4 py-3 font-medium">
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          {time ? t.by(time) : t.nothing}
        </p>
      )}
      {pending > 0 && (
        <p className="flex items-center gap-2 px-1 text-sm">
          <CloudUpload className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
          {t.pending(pending)}
        </p>
      )}
      {lateResults.map((result) => (
        <LateScans key={result} names={late.filter((one) => one.result === result).map(({ name }) => name)} words={t.late[result]} />
      ))}
      {!isOffline && isKept && time && pending === 0 && <p className="px-1 text-sm text-ink-soft">{t.ready(time)}</p>}
    </div>
  )
}
