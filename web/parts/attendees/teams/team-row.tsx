import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { EventTeam } from '../../../../contract/teams/event-teams.ts'
import { teamLengths } from '../../../../contract/teams/limits.ts'
import type { FormLooks } from '../../../forms/post-form.tsx'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/toast.ts'
import type { EventTeamsData } from './load-event-teams.ts'

type Props = { team: EventTeam; event: EventTeamsData['event'] }

const tones = { wait: 'waiting', approved: 'good', declined: 'danger' } as const

/** A team at the event: who takes part, and the decisions that its state allows. */
export const TeamRow = ({ team, event }: Props) => {
  const { cabinet: t, ...words } = useWords().teamEvents
  const locale = useLocale()
  const { moderation, team: named, teamRecord, comment } = team
  const isTooSmall = moderation !== 'declined' && teamRecord.staff.length < event.teamSizeMin
  return (
    <article className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">
            <Link to={paths.team(named.id)} className="hover:underline">
              {named.name}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">
            {[t.applied(format(team.createdAt, { locale, zone: event.timezoneName, kind: 'dateTime' })), words.size(teamRecord.staff.length)].join(
              ' · ',
            )}
          </p>
        </div>
        <Badge tone={tones[moderation]}>{words.states[moderation]}</Badge>
      </header>
      <ul className="flex flex-wrap gap-2">
        {teamRecord.staff.map(({ userId, user }) => (
          <li key={userId}>
            <Link to={paths.user(userId)} className="flex items-center gap-2 rounded-full border border-line py-1 pr-3 pl-1 text-sm hover:bg-sunken">
              <Avatar {...user} />
              {user.name}
            </Link>
          </li>
        ))}
      </ul>
      {comment && <p className="text-sm wrap-anywhere">{words.comment(comment)}</p>}
      {team.quizAnswerId !== null && event.quizId !== null && (
        <Link to={paths.surveyAnswers(event.quizId)} className="self-start text-sm text-accent underline underline-offset-4">
          {t.answers}
        </Link>
      )}
      {isTooSmall && <p className="text-sm">{words.tooSmall(teamRecord.staff.length, event.teamSizeMin)}</p>}
      <Decisions team={team} isTooSmall={isTooSmall} />
    </article>
  )
}

/** A team that is too small cannot be approved. */
const Decisions = ({ team: { teamId, moderation, team }, isTooSmall }: { team: EventTeam; isTooSmall: boolean }) => {
  const { cabinet: t } = useWords().teamEvents
  const { name } = team
  return (
    <div className="flex flex-wrap items-start gap-3 border-t border-line pt-3">
      {moderation !== 'approved' && !isTooSmall && (
        <Decision intent="approveTeam" subject={teamId} submit={t.approve} name={t.approveNamed(name)} look="quiet" />
      )}
      {moderation !== 'wait' && <Decision intent="waitTeam" subject={teamId} submit={t.wait} name={t.waitNamed(name)} look="plain" />}
      {moderation !== 'declined' && (
        <details className="min-w-0 max-sm:w-full">
          <summary
            aria-label={t.declineNamed(name)}
            className="inline-flex min-h-(--control) items-center px-3 text-danger underline underline-offset-4"
          >
            {t.decline}
          </summary>
          <div className="mt-2 sm:min-w-96">
            <Decision intent="declineTeam" subject={teamId} submit={t.confirmDecline} look="danger">
              {(fields) => (
                <TextArea
                  {...fields.text('comment', t.comment)}
                  isOptional={t.optional}
                  help={t.commentHelp}
                  rows={2}
                  maxLength={teamLengths.comment}
                />
              )}
            </Decision>
          </div>
        </details>
      )}
    </div>
  )
}

type DecisionProps = Pick<FormLooks, 'submit' | 'name' | 'look'> & { intent: string; subject: number; children?: FormLooks['children'] }

/** A decided team may leave the list: a toast reports it, and the list gets the focus. */
const Decision = ({ intent, subject, ...looks }: DecisionProps): ReactNode => {
  const { decided } = useWords().teamEvents.cabinet
  const post = useFormPost(intent, subject)
  const place = useRef<HTMLDivElement>(null)
  const toast = useToast()
  const { data } = post.fetcher
  useEffect(() => {
    if (!data || data.problem) return
    toast({ text: decided })
    place.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [data, decided, toast])
  return (
    <div ref={place}>
      <PostFormOf post={post} saved={null} {...looks} />
    </div>
  )
}
