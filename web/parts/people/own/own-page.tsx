import { Eye, QrCode } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { AchievementsSection } from './achievements-section.tsx'
import { EducationsSection, EmploymentsSection } from './career-sections.tsx'
import { InterestsSection, LanguagesSection } from './interests-section.tsx'
import type { Own } from './load-own.ts'
import { PersonSection, StatusSection } from './person-section.tsx'
import { PicturesSection } from './pictures/pictures-section.tsx'
import { FilesSection, ProjectsSection, ResumeSection } from './projects-section.tsx'
import { useModerationNews } from './use-moderation-news.ts'

/** The user's own profile: completeness, the next useful step, and an editable section for every part. */
export const OwnPage = ({ own }: { own: Own }) => {
  const t = useWords()
  const { person } = own
  useModerationNews(own)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-10 sm:py-14">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-2xl font-semibold">{t.profile.title}</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.qr()} look="quiet">
            <QrCode className="size-5" aria-hidden="true" />
            {t.profile.own.qr}
          </ButtonLink>
          <ButtonLink to={paths.user(person.slug ?? person.id)} look="quiet">
            <Eye className="size-5" aria-hidden="true" />
            {t.profile.own.asOthersSee}
          </ButtonLink>
        </div>
      </header>
      <Completeness completeness={own.completeness} />
      <PicturesSection person={person} />
      <PersonSection person={person} />
      <StatusSection person={person} statuses={own.statuses} />
      <InterestsSection person={person} interests={own.interests} />
      <EmploymentsSection person={person} groups={own.groups} />
      <EducationsSection person={person} />
      <AchievementsSection person={person} achievements={own.achievements} />
      <ProjectsSection person={person} />
      <LanguagesSection person={person} languages={own.languages} />
      <ResumeSection person={person} />
      <FilesSection person={person} />
    </div>
  )
}

const Completeness = ({ completeness: { percent, next } }: Pick<Own, 'completeness'>) => {
  const { completeness } = useWords().profile
  const step = next && next.key in completeness.steps ? completeness.steps[next.key as keyof typeof completeness.steps] : null
  return (
    <section aria-label={completeness.title} className="flex flex-col gap-3 rounded-2xl bg-accent-soft p-5 sm:p-6">
      <p className="font-semibold">{completeness.filled(percent)}</p>
      <progress value={percent} max={100} className="h-2 w-full" aria-label={completeness.title} />
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
