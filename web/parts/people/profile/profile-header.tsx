import { BadgeCheck, MapPin, Pencil, Printer } from 'lucide-react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Share } from '../../events/share.tsx'
import { PersonCover } from '../cover.tsx'
import { FollowButton } from '../follow-button.tsx'
import type { Profile } from './profile-of.ts'

type Props = { person: Profile; visitCount: number }

/** The top of the page: cover, photo, name and personal status. */
export const ProfileHeader = ({ person, visitCount }: Props) => (
  <header>
    <div className="h-32 overflow-hidden rounded-3xl sm:h-56 print:hidden">
      <PersonCover person={person} />
    </div>
    <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-start">
      <div className="-mt-16 ml-4 self-start rounded-full bg-paper p-1.5 print:mt-0 print:ml-0">
        <Avatar id={person.id} name={person.name} photo={person.photo} size="portrait" />
      </div>
      <div className="flex min-w-0 grow flex-col gap-2 sm:pt-4">
        <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">{person.name}</h1>
        {person.position && <p className="text-lg text-ink-soft wrap-anywhere first-letter:uppercase">{person.position}</p>}
        <Marks person={person} />
        <Counters person={person} visitCount={visitCount} />
      </div>
      <Actions person={person} />
    </div>
  </header>
)

const Marks = ({ person }: { person: Profile }) => {
  const { people } = useWords()
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {person.city && (
        <li className="flex items-center gap-1.5">
          <MapPin className="size-4 text-ink-soft" aria-hidden="true" />
          {person.city}
        </li>
      )}
      {person.isExpert && (
        <li className="flex items-center gap-1.5 font-medium text-accent">
          <BadgeCheck className="size-5" aria-hidden="true" />
          {people.expert}
        </li>
      )}
      {person.personalStatus && (
        <li>
          <Badge tone="good">{person.personalStatus}</Badge>
        </li>
      )}
    </ul>
  )
}

const Counters = ({ person, visitCount }: Props) => {
  const { people } = useWords()
  const locale = useLocale()
  if (!person.createdAt) return <p className="text-ink-soft">{people.page.protected}</p>
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft print:hidden">
      <li>{people.followers(person.subscription.subscribersCount)}</li>
      {visitCount > 0 && <li>{people.visited(visitCount)}</li>}
      <li>{people.page.since(format(person.createdAt, { locale, zone: 'Europe/Moscow', kind: 'yearDate' }))}</li>
    </ul>
  )
}

const Actions = ({ person }: { person: Profile }) => {
  const { page } = useWords().people
  const plain = 'inline-flex min-h-11 items-center gap-2 rounded-xl px-4 font-medium text-accent hover:bg-accent-soft'
  return (
    <div className="flex flex-wrap items-start gap-2 sm:max-w-72 sm:justify-end sm:pt-5 lg:max-w-none lg:shrink-0 print:hidden">
      {person.can.edit && (
        <ButtonLink to={paths.profile()}>
          <Pencil className="size-4" aria-hidden="true" />
          {page.edit}
        </ButtonLink>
      )}
      {!person.isProtected && <FollowButton person={person} />}
      <div className="sm:min-w-44">
        <Share title={person.name} className={plain} />
      </div>
      {person.can.edit && (
        <Button look="plain" className="script-only" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          {page.print}
        </Button>
      )}
    </div>
  )
}
