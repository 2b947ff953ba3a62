import { Link } from 'react-router'
import type { Team, TeamStaff } from '../../../../contract/teams/team.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Confirmed } from '../../../ui/confirmed.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { Requests } from '../page/requests.tsx'

/** Members with their roles, requests and declined users. A change replaces the row, and a removed member leaves the list, without a reload (V283, V284). */
export const MembersSection = ({ team }: { team: Team }) => {
  const { sections, members: t } = useWords().teamEditor
  const { teamCards } = useWords()
  const members = team.staff.filter(({ moderation }) => moderation === 'approved')
  return (
    <SectionCard anchor="members" title={sections.members} lead={t.lead} rows={team.staff.length}>
      <p role="status" className="font-medium">
        {teamCards.members(members.length)}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {members.map((member) => (
          <li key={member.userId} className="py-3">
            <Member member={member} />
          </li>
        ))}
      </ul>
      {members.length === 1 && <p className="text-ink-soft">{t.alone}</p>}
      <Requests team={team} />
      <Declined entries={team.staff.filter(({ moderation }) => moderation === 'declined')} />
    </SectionCard>
  )
}

const Member = ({ member }: { member: TeamStaff }) => {
  const { teamCards, teamEditor } = useWords()
  const { members: t } = teamEditor
  const { role, user } = member
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar {...user} />
        <Link to={paths.user(user.id)} className="min-w-0 grow font-medium wrap-anywhere hover:underline">
          {user.name}
        </Link>
        <Badge tone={role === 'leader' ? 'good' : 'neutral'}>{teamCards.roles[role]}</Badge>
      </div>
      {role !== 'leader' && (
        <Unfolded group="member" width="wide" title={t.change} name={t.changeNamed(user.name)}>
          <Changes member={member} />
        </Unfolded>
      )}
    </div>
  )
}

const Changes = ({ member: { userId, role, user } }: { member: TeamStaff }) => {
  const { members: t } = useWords().teamEditor
  return (
    <div className="flex flex-col items-start gap-2">
      <PostForm intent="setRole" subject={userId} submit={role === 'admin' ? t.makeMember : t.makeAdmin} look="quiet">
        <input type="hidden" name="role" value={role === 'admin' ? 'member' : 'admin'} />
      </PostForm>
      <Confirmed ask={t.handOver} text={t.handOverText(user.name)}>
        <PostForm intent="handOver" subject={userId} submit={t.confirmHandOver} look="danger" saved={t.handedOver} />
      </Confirmed>
      <Confirmed ask={t.remove} text={t.removeText(user.name)}>
        <PostForm intent="removeMember" subject={userId} submit={t.confirmRemove} look="danger" saved={null} />
      </Confirmed>
    </div>
  )
}

/** A declined user cannot ask again; the leader may still accept them. */
const Declined = ({ entries }: { entries: TeamStaff[] }) => {
  const { teams, teamEditor } = useWords()
  const { members: t } = teamEditor
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="declined" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="declined" className="font-semibold">
        {t.declined}
      </h3>
      <p className="text-ink-soft">{t.declinedLead}</p>
      <ul className="flex flex-col gap-2">
        {entries.map(({ userId, user }) => (
          <li key={userId} className="flex flex-wrap items-center gap-3">
            <Avatar {...user} />
            <span className="min-w-0 grow wrap-anywhere">{user.name}</span>
            <PostForm
              intent="acceptMember"
              subject={userId}
              submit={teams.request.accept}
              name={teams.request.acceptNamed(user.name)}
              look="quiet"
              saved={null}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
