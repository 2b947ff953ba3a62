import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { Team } from '../../../../contract/teams/team.ts'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PageForms } from '../../../forms/use-form-post.ts'
import { Head } from '../../../kernel/page-head.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { PageSection } from '../../events/page-section.tsx'
import { kindOf } from '../kind.ts'
import { TeamCover } from '../team-cover.tsx'
import { Members } from './members.tsx'
import { Projects } from './projects.tsx'
import { Requests } from './requests.tsx'
import { TeamAside } from './team-aside.tsx'

/** The page of a team: its text, members in their order, projects, and what the viewer may do (R069). */
export const TeamPage = ({ team, answer }: { team: Team; answer: FormAnswer | null }) => (
  <PageForms value={{ action: paths.team(team.id), answer }}>
    <article className="frame pt-4 sm:pt-8">
      <Head
        title={team.name}
        description={team.description ?? ''}
        path={paths.team(team.id)}
        isIndexed={team.moderation === 'approved'}
        {...(team.photo && { portrait: team.photo })}
      />
      <Review team={team} />
      <div className="mb-6 h-28 overflow-hidden rounded-3xl sm:mb-8 sm:h-56">
        <TeamCover team={team} isLarge />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 sm:gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <TeamHeader team={team} />
        <div className="lg:row-span-2">
          <TeamAside team={team} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 sm:gap-12">
          <Requests team={team} />
          <About team={team} />
          <Members team={team} />
          <Projects team={team} />
        </div>
      </div>
    </article>
  </PageForms>
)

const TeamHeader = ({ team }: { team: Team }) => {
  const { kinds, members } = useWords().teamCards
  return (
    <header className="flex flex-col gap-3">
      <p className="text-ink-soft">{[kinds[kindOf(team)], members(team.membersCount)].join(' · ')}</p>
      <h1 className="text-3xl font-semibold wrap-anywhere">{team.name}</h1>
      {team.cityName && (
        <p className="flex items-start gap-2 text-lg">
          <MapPin className="mt-1 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
          {team.cityName}
        </p>
      )}
    </header>
  )
}

/** Members of the team learn that strangers do not see it, and why. */
const Review = ({ team: { moderation, moderationComment } }: { team: Team }) => {
  const { page: t } = useWords().teams
  if (moderation === 'approved') return null
  return (
    <div role="status" className={`mb-6 rounded-xl px-4 py-3 wrap-anywhere ${moderation === 'wait' ? 'bg-sunken' : 'bg-danger-soft'}`}>
      <p>{moderation === 'wait' ? t.inReview : t.notApproved}</p>
      {moderationComment && <p className="mt-1">{t.reviewComment(moderationComment)}</p>}
    </div>
  )
}

const About = ({ team: { description, themes } }: { team: Team }) => {
  const { page: t } = useWords().teams
  if (!description && themes.length === 0) return null
  return (
    <PageSection id="about" title={t.about}>
      {description && <p className="text-lg whitespace-pre-line wrap-anywhere">{description}</p>}
      <ul className="flex flex-wrap gap-2 not-first:mt-6 empty:hidden">
        {themes.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={paths.teams({ list: 'all', themes: [id] })}
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm hover:bg-sunken"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
