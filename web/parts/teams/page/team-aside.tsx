import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { Team } from '../../../../contract/teams/team.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Confirmed } from '../../../ui/confirmed.tsx'
import { Invite } from '../invite.tsx'

/** Beside the text: the viewer's own state in the team and its one action. */
export const TeamAside = ({ team }: { team: Team }) => {
  const { place: t } = useWords().teams
  return (
    <section aria-label={t.label} className="flex flex-col gap-6 rounded-3xl border border-line bg-surface p-6 lg:sticky lg:top-20">
      <OwnState team={team} />
      {team.can.invite && (
        <div className="flex flex-col gap-3 border-t border-line pt-6">
          <Invite team={team} />
        </div>
      )}
      <Leaving team={team} />
    </section>
  )
}

const OwnState = ({ team }: { team: Team }) => {
  const { teams, teamCards } = useWords()
  const { place: t } = teams
  if (team.own?.moderation === 'approved')
    return (
      <div className="flex flex-col gap-4">
        <Heading title={t.member} text={t.role(teamCards.roles[team.own.role])} />
        {team.can.edit && (
          <ButtonLink to={paths.editTeam(team.id)} className="justify-center">
            <Pencil className="size-4" aria-hidden="true" />
            {teams.page.edit}
          </ButtonLink>
        )}
      </div>
    )
  if (team.own?.moderation === 'wait')
    return (
      <div className="flex flex-col gap-4">
        <Heading title={t.waits} text={t.waitsText} />
        <PostForm intent="leave" submit={t.withdraw} look="quiet" saved={null} />
      </div>
    )
  if (team.own) return <Heading title={t.declined} text={t.declinedText} />
  return <Stranger team={team} />
}

const Heading = ({ title, text }: { title: string; text: string }) => (
  <div role="status">
    <h2 className="text-lg font-semibold">{title}</h2>
    <p className="mt-1 text-ink-soft">{text}</p>
  </div>
)

const Stranger = ({ team }: { team: Team }) => {
  const { place: t } = useWords().teams
  const isVisitor = useViewer() === null
  const leader = team.staff.find(({ role }) => role === 'leader')
  return (
    <div className="flex flex-col gap-4">
      <Heading title={t.stranger} text={t.strangerText} />
      <ButtonLink to={isVisitor ? paths.login(paths.joinTeam()) : paths.joinTeam()} className="justify-center">
        {t.enterCode}
      </ButtonLink>
      {leader && (
        <Link to={paths.user(leader.userId)} className="text-center text-accent underline underline-offset-4">
          {t.toLeader}
        </Link>
      )}
    </div>
  )
}

/** The leader hands the team over first; everyone else may leave. */
const Leaving = ({ team }: { team: Team }) => {
  const { place: t } = useWords().teams
  if (team.own?.moderation !== 'approved') return null
  if (!team.can.leave)
    return (
      <p className="border-t border-line pt-4 text-sm text-ink-soft">
        {t.leaderLeaves}{' '}
        <Link to={paths.editTeam(team.id, 'members')} className="text-accent underline underline-offset-4">
          {t.handOver}
        </Link>
      </p>
    )
  return (
    <Confirmed ask={t.leave} text={t.leaveText}>
      <PostForm intent="leave" submit={t.confirmLeave} look="danger" saved={null} />
    </Confirmed>
  )
}
