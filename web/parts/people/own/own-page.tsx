import { Eye, QrCode } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { AddressedSections } from '../../../ui/addressed-sections.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { NeighbourSections } from '../../../ui/neighbour-sections.tsx'
import { SideNavigation } from '../../../ui/side-navigation.tsx'
import { useCurrentSection } from '../../../ui/use-current-section.ts'
import { AchievementsSection } from './achievements-section.tsx'
import { EducationsSection, EmploymentsSection } from './career-sections.tsx'
import { CertificatesSection } from './certificates-section.tsx'
import { InterestsSection, LanguagesSection } from './interests-section.tsx'
import type { Own } from './load-own.ts'
import { PersonSection, StatusSection } from './person-section.tsx'
import { PicturesSection } from './pictures/pictures-section.tsx'
import { FilesSection, ProjectsSection, ResumeSection } from './projects-section.tsx'
import { TeamsSection } from './teams-section.tsx'
import { useModerationNews } from './use-moderation-news.ts'

/**
 * The user's own profile: completeness, the next useful step, and an editable section for every part. The side list shows which
 * are filled in, and with scripts opens one of them.
 */
export const OwnPage = ({ own }: { own: Own }) => {
  const t = useWords()
  const { person } = own
  useModerationNews(own)
  const names = useSectionNames()
  const sections = sectionsOf(own)
  const { named, inSight } = useCurrentSection(anchors)
  const hasAnswer = use(PageForms).answer !== null
  const { filled, empty, neighbours } = t.profile.own
  const itemOf = (anchor: Anchor) => {
    const isDone = isFilled(anchor, person)
    const mark = isDone === null ? undefined : { isDone, label: isDone ? filled : empty }
    return { to: `#${anchor}`, name: names[anchor], isCurrent: anchor === inSight, mark }
  }
  return (
    <CabinetLayout
      isNarrow
      title={t.profile.title}
      navigation={<SideNavigation label={t.profile.own.sections} groups={[{ items: anchors.map(itemOf) }]} />}
      action={<Views person={person} />}
    >
      <Completeness completeness={own.completeness} />
      <AddressedSections anchors={anchors} sections={sections} named={named} isWhole={hasAnswer} isPaged />
      <NeighbourSections label={neighbours} anchors={anchors} names={names} to={(anchor) => `#${anchor}`} named={named} />
    </CabinetLayout>
  )
}

const anchors = [
  'photo',
  'about',
  'status',
  'interests',
  'employments',
  'educations',
  'achievements',
  'projects',
  'teams',
  'languages',
  'resume',
  'certificates',
  'files',
] as const
type Anchor = (typeof anchors)[number]

const useSectionNames = (): Record<Anchor, string> => {
  const t = useWords()
  const { own } = t.profile
  const { page } = t.people
  return {
    photo: t.profile.pictures.title,
    about: own.person,
    status: own.status,
    interests: own.interests,
    employments: page.employments,
    educations: page.educations,
    achievements: page.achievements,
    projects: page.projects,
    teams: t.teamCards.title,
    languages: page.languages,
    resume: page.resume,
    certificates: t.certificates.profile.title,
    files: page.files,
  }
}

/** True if the user has filled in a section; null for one that fills itself. */
const isFilled = (anchor: Anchor, person: Own['person']): boolean | null => {
  const has = (list: readonly unknown[] | null | undefined) => Boolean(list?.length)
  const { photo, cover, about, personalStatus, themes, employments, educations, projects, languages, resume, files } = person
  const filled: Partial<Record<Anchor, boolean>> = {
    photo: photo !== null && cover !== null,
    about: Boolean(about),
    status: Boolean(personalStatus),
    interests: has(themes),
    employments: has(employments),
    educations: has(educations),
    projects: has(projects),
    languages: has(languages),
    resume: Boolean(resume),
    files: has(files),
  }
  return filled[anchor] ?? null
}

const sectionsOf = ({ person, ...own }: Own): Record<Anchor, ReactNode> => ({
  photo: <PicturesSection person={person} />,
  about: <PersonSection person={person} city={own.city} cities={own.cities} />,
  status: <StatusSection person={person} statuses={own.statuses} />,
  interests: <InterestsSection person={person} interests={own.interests} />,
  employments: <EmploymentsSection person={person} groups={own.groups} />,
  educations: <EducationsSection person={person} />,
  achievements: <AchievementsSection person={person} achievements={own.achievements} />,
  projects: <ProjectsSection person={person} />,
  teams: <TeamsSection teams={own.teams} />,
  languages: <LanguagesSection person={person} languages={own.languages} />,
  resume: <ResumeSection person={person} />,
  certificates: <CertificatesSection page={own.certificates} />,
  files: <FilesSection person={person} />,
})

const Views = ({ person }: Pick<Own, 'person'>) => {
  const { own } = useWords().profile
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:gap-1.5 max-sm:*:px-2.5">
      <ButtonLink to={paths.qr()} look="quiet">
        <QrCode className="size-5" aria-hidden="true" />
        {own.qr}
      </ButtonLink>
      <ButtonLink to={paths.user(person.slug ?? person.id)} look="quiet">
        <Eye className="size-5" aria-hidden="true" />
        {own.asOthersSee}
      </ButtonLink>
    </div>
  )
}

const Completeness = ({ completeness: { percent, next } }: Pick<Own, 'completeness'>) => {
  const { completeness } = useWords().profile
  const step = next && next.key in completeness.steps ? completeness.steps[next.key as keyof typeof completeness.steps] : null
  return (
    <section
      aria-label={completeness.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-2xl bg-accent-soft px-4 py-3 sm:px-6"
    >
      <p className="font-semibold">{completeness.filled(percent)}</p>
      <progress value={percent} max={100} className="h-2 w-20 grow sm:max-w-40" aria-label={completeness.title} />
      {next && step && (
        <p>
          {completeness.next}{' '}
          <Link to={next.href} className="font-medium text-accent underline underline-offset-2">
            {step}
          </Link>
        </p>
      )}
    </section>
  )
}
