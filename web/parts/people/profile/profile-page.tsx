import { UserRound } from 'lucide-react'
import { Head } from '../../../kernel/page-head.tsx'
import { useRootData } from '../../../kernel/root-data.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CertificateList } from '../../certificates/certificate-list.tsx'
import type { CertificatesPage } from '../../certificates/load-certificates-of.ts'
import { PageSection } from '../../events/page-section.tsx'
import { Match } from '../match.tsx'
import { Activity } from './activity.tsx'
import { Educations, Employments } from './career.tsx'
import { Contacts } from './contacts.tsx'
import { Achievements, Files, Languages, Socials, Tags, Verified } from './facts.tsx'
import { Interests } from './interests.tsx'
import type { ProfileData } from './load-profile.ts'
import { personSchema } from './person-schema.ts'
import { ProfileHeader } from './profile-header.tsx'
import type { Profile } from './profile-of.ts'
import { Projects } from './projects.tsx'
import { Resume } from './resume.tsx'
import { Teams } from './teams.tsx'

/** A user's profile with the parts the user shows to the viewer. Printed, it is a resume. */
export const ProfilePage = ({ profile: { person, future, past, certificates, verified } }: { profile: ProfileData }) => (
  <article className="frame pt-4 sm:pt-8 print:max-w-none print:p-0">
    <ProfileHead person={person} />
    <ProfileHeader person={person} visitCount={past?._meta.totalCount ?? 0} />
    <Match match={person.match} className="mt-6 self-start" />
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 sm:mt-12 sm:gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] print:block print:space-y-6">
      <div className="empty:hidden lg:col-start-2">
        <Contacts person={person} />
      </div>
      <div className="flex flex-col gap-8 sm:gap-12 lg:col-start-1 lg:row-span-2 lg:row-start-1 print:gap-6">
        <About person={person} />
        <Interests person={person} />
        <Employments employments={person.employments} />
        <Educations educations={person.educations} />
        <Projects projects={person.projects} />
        <Teams teams={person.teams} />
        <Resume resume={person.resume} />
        <Achievements achievements={person.achievements} />
        {certificates && <Certificates person={person} page={certificates} />}
        {future && <Activity which="future" person={person} first={future} />}
        {past && <Activity which="past" person={person} first={past} />}
      </div>
      <div className="flex flex-col gap-8 lg:col-start-2 print:gap-6">
        <Languages languages={person.languages} />
        <Tags tags={person.tags} />
        <Socials socials={person.socials} />
        <Files files={person.files} />
        <Verified kinds={verified} />
      </div>
    </div>
  </article>
)

const ProfileHead = ({ person }: { person: Profile }) => {
  const locale = useLocale()
  const siteUrl = useRootData()?.siteUrl ?? ''
  const isIndexed = person.isListed
  return (
    <Head
      title={person.name}
      description={[person.position, person.city, person.about].filter(Boolean).join('. ')}
      path={paths.user(person.address)}
      isIndexed={isIndexed}
      type="profile"
      {...(person.photo && isIndexed && { portrait: person.photo })}
      {...(isIndexed && { schema: personSchema(person, { locale, siteUrl }) })}
    />
  )
}

/** The user shows them with the events they attended. */
const Certificates = ({ person, page }: { person: Profile; page: CertificatesPage }) => {
  const { profile: t } = useWords().certificates
  if (page._meta.totalCount === 0) return null
  const to = (number: number) => `${paths.user(person.address, { certificates: number })}#certificates`
  return (
    <PageSection id="certificates" title={t.title}>
      <CertificateList page={page} to={to} isOwn={person.can.edit} />
    </PageSection>
  )
}

/** The text about the user. An empty profile is marked as empty, with a hint for its owner. */
const About = ({ person }: { person: Profile }) => {
  const { page } = useWords().people
  if (person.about)
    return (
      <PageSection id="about" title={page.about}>
        <p className="text-lg whitespace-pre-line wrap-anywhere">{person.about}</p>
      </PageSection>
    )
  const hasContent = person.employments.length + person.educations.length + person.projects.length > 0
  if (hasContent || person.isProtected) return null
  return (
    <div className="print:hidden">
      {person.can.edit ? (
        <EmptyState Icon={UserRound} title={page.nothingOwn}>
          <p>{page.nothingOwnText}</p>
        </EmptyState>
      ) : (
        <EmptyState Icon={UserRound} title={page.nothing} />
      )}
    </div>
  )
}
