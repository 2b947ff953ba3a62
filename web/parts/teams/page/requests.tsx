import { Link } from 'react-router'
import type { Team, TeamStaff } from '../../../../contract/teams/team.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { PageSection } from '../../events/page-section.tsx'

/** The users who asked to join; the leader decides. */
export const Requests = ({ team }: { team: Team }) => {
  const { page: t } = useWords().teams
  const waiting = team.staff.filter(({ moderation }) => moderation === 'wait')
  if (!team.can.manageMembers || waiting.length === 0) return null
  return (
    <PageSection id="requests" title={t.requests}>
      <p className="mb-4 text-ink-soft">{t.requestsLead}</p>
      <ul className="flex flex-col gap-3">
        {waiting.map((entry) => (
          <li key={entry.userId} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface p-3">
            <Request entry={entry} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const Request = ({ entry: { userId, user } }: { entry: TeamStaff }) => {
  const { request: t } = useWords().teams
  return (
    <>
      <Link to={paths.user(userId)} className="flex min-w-0 grow basis-40 items-center gap-3 hover:underline">
        <Avatar {...user} />
        <span className="font-medium wrap-anywhere">{user.name}</span>
      </Link>
      <div className="flex flex-wrap gap-2">
        <PostForm intent="acceptMember" subject={userId} submit={t.accept} name={t.acceptNamed(user.name)} look="quiet" saved={null} />
        <PostForm intent="declineMember" subject={userId} submit={t.decline} name={t.declineNamed(user.name)} look="plain" saved={null} />
      </div>
    </>
  )
}
