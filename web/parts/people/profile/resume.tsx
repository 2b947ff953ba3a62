import { grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { PageSection } from '../../events/page-section.tsx'
import { FileLinks } from './facts.tsx'
import type { Profile } from './profile-of.ts'

/** The desired position and the skills of a user. */
export const Resume = ({ resume }: Pick<Profile, 'resume'>) => {
  const { page } = useWords().people
  const locale = useLocale()
  if (!resume) return null
  const salary = resume.salary ? page.salary(grouped(resume.salary, locale)) : null
  return (
    <PageSection id="resume" title={page.resume}>
      {!resume.visible && <p className="mb-2 text-sm font-medium text-ink-soft print:hidden">{page.hidden}</p>}
      {resume.desiredPosition && <p className="text-lg font-semibold wrap-anywhere">{resume.desiredPosition}</p>}
      <p className="text-ink-soft">{[resume.qualification && page.qualifications[resume.qualification], salary].filter(Boolean).join(' · ')}</p>
      <Named title={page.skills} names={resume.skills} />
      {resume.certificates.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">{page.certificates}</h3>
          <FileLinks files={resume.certificates} />
        </>
      )}
    </PageSection>
  )
}

const Named = ({ title, names }: { title: string; names: string[] }) => {
  if (names.length === 0) return null
  return (
    <>
      <h3 className="mt-4 mb-2 font-semibold">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="rounded-full bg-sunken px-3 py-1 text-sm">
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}
