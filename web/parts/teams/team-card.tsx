import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { TeamCard as Team } from '../../../contract/teams/team.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { AvatarGroup } from '../../ui/avatar-group.tsx'
import { Badge } from '../../ui/badge.tsx'
import { kindOf } from './kind.ts'
import { TeamCover } from './team-cover.tsx'

/** The title's link covers the whole card. */
export const TeamCard = ({ team }: { team: Team }) => {
  const t = useWords().teamCards
  const numbers = [t.members(team.membersCount), ...(team.projectsCount > 0 ? [t.projects(team.projectsCount)] : [])].join(' · ')
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent hover:-translate-y-0.5 hover:shadow-raised">
      <div className="aspect-16/9 overflow-hidden">
        <TeamCover team={team} />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {t.kinds[kindOf(team)]}
          <OwnMark team={team} />
        </p>
        <h2 className="line-clamp-3 text-lg leading-snug font-semibold hyphens-auto wrap-break-word">
          <Link to={paths.team(team.id)} className="outline-none after:absolute after:inset-0">
            {team.name}
          </Link>
        </h2>
        {team.cityName && (
          <p className="flex items-start gap-1.5 text-sm">
            <MapPin className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden="true" />
            {team.cityName}
          </p>
        )}
        {team.description && <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{team.description}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-sm text-ink-soft">
          {team.staff.length > 0 && (
            <AvatarGroup people={team.staff.map(({ user }) => user)} total={team.membersCount} label={t.members(team.membersCount)} max={3} />
          )}
          <span>{numbers}</span>
        </div>
      </div>
    </article>
  )
}

/** The role of the viewer or their waiting request, and the review of an own team. */
const OwnMark = ({ team: { own, moderation } }: { team: Team }) => {
  const t = useWords().teamCards
  if (!own || own.moderation === 'declined') return null
  if (own.moderation === 'wait') return <Badge tone="waiting">{t.requested}</Badge>
  return (
    <>
      <Badge tone="good">{t.roles[own.role]}</Badge>
      {moderation !== 'approved' && <Badge tone={moderation === 'wait' ? 'waiting' : 'danger'}>{t.reviews[moderation]}</Badge>}
    </>
  )
}
