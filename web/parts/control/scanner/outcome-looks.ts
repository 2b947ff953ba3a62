import { Ban, CircleCheckBig, CircleHelp, Clock, History, LogIn, type LucideIcon, TimerOff, UserX, WifiOff } from 'lucide-react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import type { ScanKind, ScanOutcome } from './scan-outcome.ts'
import { toneOf } from './signal.ts'

export const outcomeIcons: Record<ScanKind, LucideIcon> = {
  marked: CircleCheckBig,
  already: History,
  early: Clock,
  stranger: UserX,
  banned: Ban,
  unknown: CircleHelp,
  expired: TimerOff,
  signedOut: LogIn,
  failed: WifiOff,
}

const looks = { good: 'bg-accent text-on-accent', late: 'bg-warm-soft text-warm', bad: 'bg-danger-soft text-danger' }
export const outcomeLook = (kind: ScanKind) => looks[toneOf(kind)]

/** The answer in words; `zone` is the clock of the space. */
export const useOutcomeTitle = (zone: string) => {
  const { results: t } = useWords().control.scanner
  const locale = useLocale()
  return (outcome: ScanOutcome): string => {
    if (outcome.kind === 'already') return outcome.at ? t.alreadyAt(format(outcome.at, { locale, zone, kind: 'time' })) : t.already
    if (outcome.kind !== 'banned' || !outcome.until) return t[outcome.kind]
    return t.bannedUntil(format(`${outcome.until}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'date' }))
  }
}
