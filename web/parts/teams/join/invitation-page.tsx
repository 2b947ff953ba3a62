import { Link } from 'react-router'
import type { TeamCard as Team } from '../../../../contract/teams/team.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { AvatarGroup } from '../../../ui/avatar-group.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { kindOf } from '../kind.ts'
import { TeamCover } from '../team-cover.tsx'
import { CodeForm } from './code-form.tsx'
import type { Invitation } from './load-join.ts'

/** The team of an invite code, and the request to join it. */
export const InvitationPage = ({ invitation: { code, team, refusal } }: { invitation: Invitation }) => {
  const { joining: t } = useWords().teams
  if (!team)
    return (
      <>
        <h1 className="text-2xl font-semibold sm:text-3xl">{t.title}</h1>
        <CodeForm key={code} refused={{ code, message: refusal }} />
      </>
    )
  return (
    <>
      <h1 className="text-2xl font-semibold sm:text-3xl">{t.invited}</h1>
      <InvitedTeam team={team} />
      {team.own ? <Known team={team} own={team.own} /> : <Ask />}
      <p>
        <Link to={paths.joinTeam()} className="text-accent underline underline-offset-4">
          {t.otherCode}
        </Link>
      </p>
    </>
  )
}

const InvitedTeam = ({ team }: { team: Team }) => {
  const t = useWords().teamCards
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="h-28 overflow-hidden sm:h-36">
        <TeamCover team={team} isLarge />
      </div>
      <div className="flex flex-col gap-2 p-4 sm:p-6">
        <p className="text-sm text-ink-soft">{[t.kinds[kindOf(team)], ...(team.cityName ? [team.cityName] : [])].join(' · ')}</p>
        <h2 className="text-xl font-semibold wrap-anywhere">{team.name}</h2>
        {team.description && <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">{team.description}</p>}
        <div className="flex items-center gap-3 pt-1 text-sm text-ink-soft">
          {team.staff.length > 0 && (
            <AvatarGroup people={team.staff.map(({ user }) => user)} total={team.membersCount} label={t.members(team.membersCount)} />
          )}
          <span>{t.members(team.membersCount)}</span>
        </div>
      </div>
    </article>
  )
}

const Ask = () => {
  const { joining: t } = useWords().teams
  return (
    <>
      <p className="text-ink-soft">{t.askText}</p>
      <PostForm intent="join" submit={t.ask} saved={null} />
    </>
  )
}

/** The viewer is in the team already, waits, or was declined. */
const Known = ({ team, own }: { team: Team; own: NonNullable<Team['own']> }) => {
  const { joining: t } = useWords().teams
  const texts = { approved: t.already, wait: t.waiting, declined: t.declined }
  return (
    <>
      <p role="status" className="rounded-xl bg-sunken px-4 py-3">
        {texts[own.moderation]}
      </p>
      {own.moderation !== 'declined' && (
        <ButtonLink to={paths.team(team.id)} className="self-start">
          {t.toTeam}
        </ButtonLink>
      )}
    </>
  )
}
