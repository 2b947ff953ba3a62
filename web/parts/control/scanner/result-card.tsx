import { Check, LogIn, RotateCcw, Undo2, UserPlus, UserRoundSearch } from 'lucide-react'
import type { Visitor } from '../../../../contract/control/control.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { ScannerSpace } from './load-scanner.ts'
import { outcomeIcons, outcomeLook, useOutcomeTitle } from './outcome-looks.ts'
import type { ScanOutcome } from './scan-outcome.ts'
import type { Scan } from './use-scans.ts'

type Props = { scan: Scan | undefined; space: ScannerSpace; isChecking: boolean; onUndo: (scan: Scan) => void; onRetry: (code: string) => void }

/** The answer to the latest code, large enough to be read from a distance: icon, word, colour, name and photo. */
export const ResultCard = ({ scan, space, isChecking, onUndo, onRetry }: Props) => {
  const t = useWords().control.scanner
  return (
    <div role="status" aria-live="assertive" aria-busy={isChecking} className="flex flex-col">
      {scan ? (
        <Result key={scan.number} scan={scan} space={space} onUndo={onUndo} onRetry={onRetry} />
      ) : (
        <p className="flex min-h-36 max-md:hidden items-center justify-center rounded-3xl border border-dashed border-line-strong p-6 text-center text-lg text-ink-soft">
          {isChecking ? t.checking : t.waiting}
        </p>
      )}
    </div>
  )
}

const Result = ({ scan, space, onUndo, onRetry }: Omit<Props, 'scan' | 'isChecking'> & { scan: Scan }) => {
  const words = useWords()
  const t = words.control.scanner
  const titleOf = useOutcomeTitle(space.timezone)
  const { outcome, isUndone, code } = scan
  const Icon = isUndone ? Undo2 : outcomeIcons[outcome.kind]
  const user = 'user' in outcome ? outcome.user : null
  return (
    <article className={`flex flex-col gap-4 rounded-3xl p-5 sm:p-6 ${isUndone ? 'bg-sunken' : outcomeLook(outcome.kind)}`}>
      <p className="flex items-center gap-3 text-xl font-semibold sm:text-2xl">
        <Icon className="size-9 shrink-0" aria-hidden="true" />
        {isUndone ? t.undone : titleOf(outcome)}
      </p>
      {user && (
        // a name that does not fit beside the photo gets a line of its own
        <div className="flex flex-wrap items-center gap-4">
          <Avatar id={user.id} name={user.name} photo={user.photo} size="huge" />
          <p className="max-w-full text-3xl leading-tight font-semibold wrap-break-word sm:text-4xl">{user.name}</p>
        </div>
      )}
      <Details outcome={outcome} zone={space.timezone} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {outcome.kind === 'marked' && !isUndone && (
          <Button look="quiet" className="script-only" onClick={() => onUndo(scan)}>
            <Undo2 className="size-5" aria-hidden="true" />
            {t.undo}
          </Button>
        )}
        {(outcome.kind === 'stranger' || outcome.kind === 'early') && (
          <ButtonLink to={paths.controlSpace(space.id, { add: 1, user: outcome.user.id })} look="quiet">
            <UserPlus className="size-5" aria-hidden="true" />
            {t.walkIn}
          </ButtonLink>
        )}
        {outcome.kind === 'unknown' && (
          <ButtonLink to={paths.controlSpace(space.id)} look="quiet">
            <UserRoundSearch className="size-5" aria-hidden="true" />
            {t.toVisitors}
          </ButtonLink>
        )}
        {outcome.kind === 'signedOut' && (
          <ButtonLink to={paths.login(paths.scanner({ spaceId: space.id }))} look="quiet">
            <LogIn className="size-5" aria-hidden="true" />
            {words.layout.signIn}
          </ButtonLink>
        )}
        {outcome.kind === 'failed' && code && (
          <Button look="quiet" onClick={() => onRetry(code)}>
            <RotateCcw className="size-5" aria-hidden="true" />
            {t.again}
          </Button>
        )}
      </div>
    </article>
  )
}

const Details = ({ outcome, zone }: { outcome: ScanOutcome; zone: string }) => {
  const { results: t } = useWords().control.scanner
  if (outcome.kind === 'marked' || outcome.kind === 'early') return <Entries entries={outcome.entries} zone={zone} />
  if (outcome.kind === 'banned') return outcome.reason && <p className="text-lg wrap-anywhere">{outcome.reason}</p>
  if (outcome.kind === 'failed') return <p className="text-lg">{outcome.message || t.failedHint}</p>
  if (outcome.kind === 'unknown') return <p className="text-lg">{t.unknownHint}</p>
  if (outcome.kind === 'signedOut') return <p className="text-lg">{t.signedOutHint}</p>
  if (outcome.kind === 'expired') return <p className="text-lg">{t.expiredHint}</p>
  return outcome.kind === 'stranger' && <p className="text-lg">{t.strangerHint}</p>
}

/** The reasons of the visit; the marked ones have a tick. */
const Entries = ({ entries, zone }: { entries: Visitor[]; zone: string }) => {
  const { types } = useWords().control
  const locale = useLocale()
  return (
    <ul className="flex flex-col gap-1.5 text-lg">
      {entries.map(({ id, type, title, startsAt, marked }) => (
        <li key={id} className="flex items-start gap-2">
          {marked && <Check className="mt-1 size-5 shrink-0" aria-hidden="true" />}
          <span className="wrap-anywhere">
            {[startsAt && format(startsAt, { locale, zone, kind: 'time' }), title ?? types[type]].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
