import { Link } from 'react-router'
import type { TeamCard as Team } from '../../../contract/teams/team.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { kindOf } from './kind.ts'
import { TeamCover } from './team-cover.tsx'

export type TeamLine = Pick<Team, 'id' | 'name' | 'photo' | 'type' | 'themes' | 'membersCount' | 'cityName'>

/** The properties that a line of a team shows. */
export const teamLineOf = ({ id, name, photo, type, themes, membersCount, cityName }: Team): TeamLine => ({
  id,
  name,
  photo,
  type,
  themes: themes.slice(0, 1),
  membersCount,
  cityName,
})

/** The teams of a user, those of projects first. */
export const TeamLines = ({ teams }: { teams: readonly TeamLine[] }) => {
  const t = useWords().teamCards
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {teams
        .toSorted((one, other) => one.type - other.type)
        .map((team) => (
          <li key={team.id} className="min-w-0">
            <Link to={paths.team(team.id)} className="flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:bg-sunken">
              <span className="size-14 shrink-0 overflow-hidden rounded-xl">
                <TeamCover team={team} />
              </span>
              <span className="min-w-0">
                <span className="line-clamp-2 font-medium wrap-anywhere">{team.name}</span>
                <span className="block text-sm text-ink-soft">{[t.kinds[kindOf(team)], t.members(team.membersCount)].join(' · ')}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
