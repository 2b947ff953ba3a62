import { Link } from 'react-router'
import type { Team, TeamStaff } from '../../../../contract/teams/team.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { PageSection } from '../../events/page-section.tsx'

/** Approved members in the order of the call: leader, admins, the rest (V280). Strangers see adults only, so that some may be missing. */
export const Members = ({ team }: { team: Team }) => {
  const { page: t } = useWords().teams
  const members = team.staff.filter(({ moderation }) => moderation === 'approved')
  const missing = team.membersCount - members.length
  return (
    <PageSection id="members" title={t.members}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {members.map((member) => (
          <li key={member.userId} className="min-w-0">
            <Member member={member} />
          </li>
        ))}
      </ul>
      {missing > 0 && <p className="mt-3 text-ink-soft">{t.more(missing)}</p>}
    </PageSection>
  )
}

const Member = ({ member: { role, user } }: { member: TeamStaff }) => {
  const { roles } = useWords().teamCards
  return (
    <Link to={paths.user(user.id)} className="flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:bg-sunken">
      <Avatar {...user} />
      <span className="min-w-0 grow font-medium wrap-anywhere">{user.name}</span>
      {role !== 'member' && <Badge tone={role === 'leader' ? 'good' : 'neutral'}>{roles[role]}</Badge>}
    </Link>
  )
}
