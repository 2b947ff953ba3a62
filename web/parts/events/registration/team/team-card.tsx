import { use } from 'react'
import { Link } from 'react-router'
import type { Event } from '../../../../../contract/events/events.ts'
import { PostForm } from '../../../../forms/post-form.tsx'
import { PageForms } from '../../../../forms/use-form-post.ts'
import { useWords } from '../../../../kernel/words.tsx'
import { paths } from '../../../../paths.ts'
import { AvatarGroup } from '../../../../ui/avatar-group.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Checkbox, Errors } from '../../../../ui/field.tsx'
import type { CardState } from '../card-state.ts'
import type { TeamAtEvent, TeamChoice, TeamsAtEvent } from './load-teams.ts'

type Props = {
  event: Event
  teams: TeamsAtEvent
  kind: CardState['kind']
  /** The answer of the viewer to the questions of the event. */
  quizAnswerId: number | null
}

/** The viewer's teams at a team event: those that are registered, and the choice of one to register. */
export const TeamCard = ({ event, teams: { registered, choices }, kind, quizAnswerId }: Props) => (
  <>
    {registered.map((team) => (
      <Registered key={team.id} event={event} team={team} />
    ))}
    {kind === 'team' && choices && <Choice event={event} choices={choices} quizAnswerId={quizAnswerId} />}
    {kind !== 'team' && choices && <Another event={event} choices={choices} quizAnswerId={quizAnswerId} />}
  </>
)

const tones = { wait: 'waiting', approved: 'good', declined: 'danger' } as const

const Registered = ({ event, team }: Pick<Props, 'event'> & { team: TeamAtEvent }) => {
  const t = useWords().teamEvents
  return (
    <section aria-label={team.name} className="flex flex-col gap-3 rounded-xl border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={paths.team(team.id)} className="min-w-0 font-semibold wrap-anywhere hover:underline">
          {team.name}
        </Link>
        <Badge tone={tones[team.moderation]}>{t.states[team.moderation]}</Badge>
      </div>
      {team.comment && <p className="wrap-anywhere">{t.comment(team.comment)}</p>}
      {team.moderation !== 'declined' && team.staff.length < event.teamSizeMin && <p>{t.tooSmall(team.staff.length, event.teamSizeMin)}</p>}
      {team.staff.length > 0 && (
        <p className="flex items-center gap-3 text-sm text-ink-soft">
          <AvatarGroup people={team.staff.map(({ user }) => user)} label={team.staff.map(({ user }) => user.name).join(', ')} max={5} />
          {t.size(team.staff.length)}
        </p>
      )}
      {team.candidates && team.candidates.length > 1 && <LineUp event={event} team={team} candidates={team.candidates} />}
      {team.canCancel && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink">{t.withdraw}</summary>
          <div className="mt-2 flex flex-col gap-3 rounded-xl bg-sunken p-4">
            <p>{t.withdrawText}</p>
            <PostForm intent="withdrawTeam" subject={team.id} submit={t.confirmWithdraw} look="danger" saved={null} />
          </div>
        </details>
      )}
    </section>
  )
}

/** The members who take part for the team. It opens again at a refusal. */
const LineUp = ({ event, team, candidates }: Pick<Props, 'event'> & { team: TeamAtEvent; candidates: TeamAtEvent['staff'] }) => {
  const t = useWords().teamEvents
  const { answer } = use(PageForms)
  const isRefused = answer?.intent === 'changeTeam' && answer.subject === String(team.id)
  return (
    <details open={isRefused}>
      <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink">{t.changeLineUp}</summary>
      <div className="mt-2 rounded-xl bg-sunken p-4">
        <PostForm intent="changeTeam" subject={team.id} submit={t.saveLineUp} saved={null}>
          {(fields) => (
            <fieldset>
              <legend className="text-sm text-ink-soft">{t.who}</legend>
              {candidates.map(({ userId, user }) => {
                const takesPart = team.staff.some((one) => one.userId === userId)
                return <Checkbox key={userId} {...fields.option('userIds', user.name, userId, takesPart)} />
              })}
              <Limits event={event} />
              <Errors errors={fields.errorsOf('userIds', t.who)} />
            </fieldset>
          )}
        </PostForm>
      </div>
    </details>
  )
}

const Choice = ({ event, choices, quizAnswerId }: Pick<Props, 'event' | 'quizAnswerId'> & { choices: TeamChoice[] }) => {
  const t = useWords().teamEvents
  const able = choices.filter(({ obstacle }) => obstacle === null)
  if (choices.length === 0) return <NoTeam />
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{t.choose}</h3>
      <Limits event={event} />
      <Able event={event} choices={able} quizAnswerId={quizAnswerId} />
      {choices.map((team) => team.obstacle !== null && <Obstacle key={team.id} team={team} text={team.obstacle} />)}
      <Link to={paths.createTeam()} className="inline-flex min-h-11 items-center self-start text-accent underline underline-offset-4">
        {t.other}
      </Link>
    </div>
  )
}

type AbleProps = Pick<Props, 'event' | 'quizAnswerId'> & { choices: TeamChoice[] }

/** The teams that can be registered, after the questions of the event. */
const Able = ({ event, choices, quizAnswerId }: AbleProps) =>
  event.quizId !== null && quizAnswerId === null && choices.length > 0 ? (
    <Questions quizId={event.quizId} eventId={event.id} />
  ) : (
    choices.map((team) => <Registration key={team.id} event={event} team={team} quizAnswerId={quizAnswerId} isOnly={choices.length === 1} />)
  )

/** A second team of a user who leads several. */
const Another = ({ choices, ...props }: AbleProps) => {
  const t = useWords().teamEvents
  const able = choices.filter(({ obstacle }) => obstacle === null)
  if (able.length === 0) return null
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink">{t.another}</summary>
      <div className="mt-2 flex flex-col gap-3">
        <Able choices={able} {...props} />
      </div>
    </details>
  )
}

const Limits = ({ event: { teamSizeMin, teamSizeMax } }: Pick<Props, 'event'>) => {
  const t = useWords().teamEvents
  return <p className="text-sm text-ink-soft">{t.limits(teamSizeMin, teamSizeMax)}</p>
}

const NoTeam = () => {
  const t = useWords().teamEvents
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{t.none}</p>
      <ButtonLink to={paths.createTeam()} size="large">
        {t.create}
      </ButtonLink>
      <Link to={paths.joinTeam()} className="inline-flex min-h-11 items-center self-center text-accent underline underline-offset-4">
        {t.join}
      </Link>
    </div>
  )
}

const Questions = ({ quizId, eventId }: { quizId: number; eventId: number }) => {
  const t = useWords().teamEvents
  return (
    <>
      <p className="text-ink-soft">{t.questions}</p>
      <ButtonLink to={paths.quiz(quizId, { eventId })} size="large">
        {t.toQuestions}
      </ButtonLink>
    </>
  )
}

const Obstacle = ({ team: { id, name, staff }, text }: { team: TeamChoice; text: string }) => {
  const t = useWords().teamEvents
  return (
    <div className="rounded-xl bg-sunken px-4 py-3">
      <Link to={paths.team(id)} className="font-medium wrap-anywhere hover:underline">
        {name}
      </Link>
      <p className="mt-1 text-sm text-ink-soft">
        {t.size(staff.length)}. {text}
      </p>
    </div>
  )
}

type RegistrationProps = Pick<Props, 'event' | 'quizAnswerId'> & { team: TeamChoice; isOnly: boolean }

/** As many members are ticked as the event takes. */
const Registration = ({ event, team, quizAnswerId, isOnly }: RegistrationProps) => {
  const t = useWords().teamEvents
  return (
    <details name="team" open={isOnly} className="rounded-xl border border-line">
      <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 font-medium">
        <span className="min-w-0 wrap-anywhere">{team.name}</span>
        <span className="text-sm font-normal text-ink-soft">{t.size(team.staff.length)}</span>
      </summary>
      <div className="p-4 pt-1">
        <PostForm intent="registerTeam" subject={team.id} submit={t.register} saved={null}>
          {(fields) => (
            <>
              {quizAnswerId !== null && <input type="hidden" name="quizAnswerId" value={quizAnswerId} />}
              <fieldset>
                <legend className="text-sm text-ink-soft">{t.who}</legend>
                {team.staff.map(({ userId, user }, index) => (
                  <Checkbox key={userId} {...fields.option('userIds', user.name, userId, index < event.teamSizeMax)} />
                ))}
                <Errors errors={fields.errorsOf('userIds', t.who)} />
              </fieldset>
            </>
          )}
        </PostForm>
      </div>
    </details>
  )
}
