import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OutsideLink } from '../../events/outside-link.tsx'
import { PageSection } from '../../events/page-section.tsx'
import { useMonths } from '../use-months.ts'
import type { Profile } from './profile-of.ts'

export const Employments = ({ employments }: Pick<Profile, 'employments'>) => {
  const { page } = useWords().people
  const months = useMonths()
  if (employments.length === 0) return null
  return (
    <PageSection id="employments" title={page.employments}>
      <Steps>
        {employments.map((employment) => (
          <Step key={employment.id} title={employment.position} {...employment}>
            <p>
              <Company {...employment} />
            </p>
            <p className="text-sm text-ink-soft">{months(employment)}</p>
            {employment.description && <p className="mt-2 whitespace-pre-line wrap-anywhere">{employment.description}</p>}
          </Step>
        ))}
      </Steps>
    </PageSection>
  )
}

/** The page of the organization, or the site of a company without one. */
const Company = ({ company, organizationId }: Pick<Profile['employments'][number], 'company' | 'organizationId'>) =>
  organizationId === null ? (
    <OutsideLink href={company.url}>{company.name}</OutsideLink>
  ) : (
    <Link to={paths.organization(organizationId)} className="text-accent underline underline-offset-4">
      {company.name}
    </Link>
  )

export const Educations = ({ educations }: Pick<Profile, 'educations'>) => {
  const { page } = useWords().people
  if (educations.length === 0) return null
  return (
    <PageSection id="educations" title={page.educations}>
      <Steps>
        {educations.map((education) => (
          <Step key={education.id} title={education.university} {...education}>
            <p>{education.specialty}</p>
            <p className="text-sm text-ink-soft">
              {[
                [education.yearStart, education.yearEnd].filter(Boolean).join(' – '),
                page.levels[education.level],
                education.basis && page.bases[education.basis],
                education.foreign && page.foreign,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </Step>
        ))}
      </Steps>
    </PageSection>
  )
}

const Steps = ({ children }: { children: ReactNode }) => (
  <ol className="flex flex-col gap-6 border-l-2 border-line pl-5 print:border-0 print:pl-0">{children}</ol>
)

type StepProps = Pick<Profile['employments'][number], 'primary' | 'moderation'> & { title: string; children: ReactNode }

/** Unapproved entries are visible only to the user, so they show their review state. */
const Step = ({ title, primary, moderation, children }: StepProps) => {
  const { page } = useWords().people
  return (
    <li className="break-inside-avoid">
      <h3 className="text-lg font-semibold wrap-anywhere">
        {title}
        <span className="ml-2 inline-flex flex-wrap gap-1.5 align-middle empty:hidden print:hidden">
          {primary && <Badge tone="good">{page.primary}</Badge>}
          {moderation === 'wait' && <Badge tone="waiting">{page.waiting}</Badge>}
          {moderation === 'declined' && <Badge tone="danger">{page.notApproved}</Badge>}
        </span>
      </h3>
      {children}
    </li>
  )
}
