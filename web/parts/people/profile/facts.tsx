import { Award, FileText, ShieldCheck } from 'lucide-react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { OutsideLink } from '../../events/outside-link.tsx'
import { PageSection } from '../../events/page-section.tsx'
import type { ProfileData } from './load-profile.ts'
import type { Profile } from './profile-of.ts'

export const Languages = ({ languages }: Pick<Profile, 'languages'>) => {
  const { page } = useWords().people
  if (languages.length === 0) return null
  return (
    <PageSection id="languages" title={page.languages}>
      <p className="first-letter:uppercase">{languages.map(({ name }) => name).join(', ')}</p>
    </PageSection>
  )
}

/** Badges; the user also sees their hidden ones, which are marked as hidden. */
export const Tags = ({ tags }: Pick<Profile, 'tags'>) => {
  const { page } = useWords().people
  if (tags.length === 0) return null
  return (
    <PageSection id="tags" title={page.tags}>
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ id, name, icon, visible }) => (
          <li
            key={id}
            title={visible ? undefined : page.hidden}
            className={`inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3.5 text-sm ${visible ? '' : 'border-dashed text-ink-soft'}`}
          >
            {icon && <img src={icon} alt="" className="size-5" loading="lazy" />}
            {name}
            {!visible && <span className="sr-only">{page.hidden}</span>}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export const Achievements = ({ achievements }: Pick<Profile, 'achievements'>) => {
  const { page } = useWords().people
  const locale = useLocale()
  if (achievements.length === 0) return null
  return (
    <PageSection id="achievements" title={page.achievements}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {achievements.map(({ id, name, icon, description, receivedAt }) => (
          <li key={id} className="flex gap-3">
            {icon ? (
              <img src={icon} alt="" className="size-8" loading="lazy" />
            ) : (
              <Award className="size-8 shrink-0 text-accent" aria-hidden="true" />
            )}
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-ink-soft">{description}</p>
              <p className="text-sm text-ink-soft">{format(receivedAt, { locale, zone: 'Europe/Moscow', kind: 'yearDate' })}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export const Socials = ({ socials }: Pick<Profile, 'socials'>) => {
  const { page } = useWords().people
  if (socials.length === 0) return null
  return (
    <PageSection id="socials" title={page.socials}>
      <ul className="flex flex-col gap-1">
        {socials.map(({ network, url }) => (
          <li key={`${network} ${url}`} className="wrap-anywhere first-letter:uppercase">
            <OutsideLink href={url} rel="nofollow ugc">
              {network}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export const Files = ({ files }: Pick<Profile, 'files'>) => {
  const { page } = useWords().people
  if (files.length === 0) return null
  return (
    <div className="print:hidden">
      <PageSection id="files" title={page.files}>
        <FileLinks files={files} />
      </PageSection>
    </div>
  )
}

export const FileLinks = ({ files }: { files: { id: number | string; name: string; url: string; size: number }[] }) => {
  const { eventPage: page } = useWords()
  return (
    <ul className="flex flex-col gap-1">
      {files.map(({ id, name, url, size }) => (
        <li key={id}>
          <a href={url} download={name} className="inline-flex min-h-9 items-center gap-2 text-accent underline underline-offset-4">
            <FileText className="size-5 shrink-0" aria-hidden="true" />
            <span className="wrap-anywhere">{page.document(name, page.kilobytes(Math.max(1, Math.round(size / 1024))))}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Verified properties of a user, shown to signed-in users. */
export const Verified = ({ kinds }: { kinds: ProfileData['verified'] }) => {
  const { page } = useWords().people
  if (kinds.length === 0) return null
  return (
    <div className="print:hidden">
      <PageSection id="verified" title={page.verified}>
        <ul className="flex flex-col gap-1">
          {kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <ShieldCheck className="size-5 text-accent" aria-hidden="true" />
              {page.verifications[kind]}
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  )
}
