import type { TeamCard } from '../../../contract/teams/team.ts'
import { Cover } from '../events/cover.tsx'
import { type CoveredEvent, coverPalettes } from '../events/cover-palettes.ts'

type Covered = Pick<TeamCard, 'id' | 'name' | 'photo' | 'themes'>

const coveredOf = ({ photo, themes }: Covered): CoveredEvent => ({
  photo: photo === null ? null : { url: photo },
  themes: themes.map(({ id }) => id),
})

/** The palettes for the covers of a list of teams. */
export const teamPalettes = (teams: readonly Covered[]): number[] => coverPalettes(teams.map(coveredOf))

/** The photo of a team, or a generated picture of its first theme. */
export const TeamCover = ({ team, palette, isLarge = false }: { team: Covered; palette?: number | undefined; isLarge?: boolean }) => (
  <Cover event={{ id: team.id, name: team.name, ...coveredOf(team) }} palette={palette} isLarge={isLarge} />
)
