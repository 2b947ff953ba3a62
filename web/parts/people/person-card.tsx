import { BadgeCheck, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { FollowButton } from './follow-button.tsx'
import { Match } from './match.tsx'
import type { PersonCardData } from './person-card-of.ts'

/** The name's link covers the whole card; only the button lies above it. Contact details are requested on the page of the person. */
export const PersonCard = ({ person }: { person: PersonCardData }) => (
  <article className="card-link relative flex h-full flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6 has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-accent hover:-translate-y-0.5 hover:shadow-raised">
    <Summary person={person} />
    <Interests person={person} />
    <Match match={person.match} />
    <div className="relative -mx-3 mt-auto -mb-3 flex border-t border-line pt-2 empty:hidden">
      <FollowButton person={person} look="plain" size="small" />
    </div>
  </article>
)

const Summary = ({ person }: { person: PersonCardData }) => {
  const { people } = useWords()
  return (
    <div className="flex gap-4">
      <Avatar id={person.id} name={person.name} photo={person.photo} size="large" />
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <h2 className="line-clamp-2 text-lg leading-snug font-semibold">
          <Link to={paths.user(person.address)} className="outline-none after:absolute after:inset-0 after:rounded-2xl">
            {person.name}
          </Link>
        </h2>
        {person.position && <p className="line-clamp-2 text-sm text-ink-soft first-letter:uppercase">{person.position}</p>}
        {person.city && (
          <p className="flex items-start gap-1.5 text-sm">
            <MapPin className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden="true" />
            {person.city}
          </p>
        )}
        {person.isExpert && (
          <p className="flex items-center gap-1.5 text-sm font-medium text-accent">
            <BadgeCheck className="size-4 shrink-0" aria-hidden="true" />
            {people.expert}
          </p>
        )}
      </div>
    </div>
  )
}

const Interests = ({ person: { personalStatus, interests, moreInterests } }: { person: PersonCardData }) => {
  const { people } = useWords()
  if (!personalStatus && interests.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm">
      {personalStatus && (
        <li>
          <Badge tone="good">{personalStatus}</Badge>
        </li>
      )}
      {interests.map(({ id, name }) => (
        <li key={id} className="rounded-full bg-sunken px-2.5 py-0.5">
          {name}
        </li>
      ))}
      {moreInterests > 0 && <li className="px-1 py-0.5 text-ink-soft">{people.moreInterests(moreInterests)}</li>}
    </ul>
  )
}
