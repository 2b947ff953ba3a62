import type { TeamCard } from '../../../contract/teams/team.ts'
import { Cover } from '../events/cover.tsx'

type Covered = Pick<TeamCard, 'id' | 'name' | 'photo' | 'themes'>

/** The photo of a team, or a generated picture of its first theme. */
export const TeamCover = ({ team: { id, name, photo, themes }, isLarge = false }: { team: Covered; isLarge?: boolean }) => (
  <Cover event={{ id, name, photo: photo === null ? null : { url: photo }, themes: themes.map((theme) => theme.id) }} isLarge={isLarge} />
)
