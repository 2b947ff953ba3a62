import { useWords } from '../../../kernel/words.tsx'
import { PageSection } from '../../events/page-section.tsx'
import { TeamLines } from '../../teams/team-lines.tsx'
import type { Profile } from './profile-of.ts'

/** The teams of both kinds where the user is a member. */
export const Teams = ({ teams }: Pick<Profile, 'teams'>) => {
  const { title } = useWords().teamCards
  if (teams.length === 0) return null
  return (
    <PageSection id="teams" title={title}>
      <TeamLines teams={teams} />
    </PageSection>
  )
}
