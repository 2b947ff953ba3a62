import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { TeamLines } from '../../teams/team-lines.tsx'
import type { Own } from './load-own.ts'

/** The user's teams; they are changed on their own pages. */
export const TeamsSection = ({ teams }: Pick<Own, 'teams'>) => {
  const { teamCards, profile } = useWords()
  return (
    <SectionCard
      anchor="teams"
      title={teamCards.title}
      lead={teams.length === 0 ? profile.own.noTeams : undefined}
      action={
        <ButtonLink to={paths.teams()} look="quiet">
          {profile.own.toTeams}
        </ButtonLink>
      }
    >
      {teams.length > 0 && <TeamLines teams={teams} />}
    </SectionCard>
  )
}
