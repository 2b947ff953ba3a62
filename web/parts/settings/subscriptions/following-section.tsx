import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { FollowButton } from '../../people/follow-button.tsx'
import type { FollowedPerson, SubscriptionsData } from './load-subscriptions.ts'

type Following = SubscriptionsData['following']

/** Followed users. An unfollowed user stays in the list until navigation, so that a mistake can be undone. */
export const FollowingSection = ({ following }: { following: Following }) => {
  const { following: t } = useWords().settings
  const isEmpty = following.people.length === 0 && following.page === 1
  return (
    <SectionCard anchor="following" title={t.title} lead={isEmpty ? t.none : t.lead}>
      {isEmpty ? (
        <ButtonLink to={paths.users()} look="quiet" className="self-start">
          {t.find}
        </ButtonLink>
      ) : (
        <People key={following.page} people={following.people} />
      )}
      <Pagination
        label={t.pages}
        page={following.page}
        pageSize={following.pageSize}
        total={following.total}
        to={(page) => paths.settings('subscriptions', { following: page })}
        isSection
      />
    </SectionCard>
  )
}

const People = ({ people }: { people: FollowedPerson[] }) => {
  const [initialPeople] = useState(people)
  return (
    <ul className="flex flex-col">
      {initialPeople.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
          <Avatar id={person.id} name={person.name} photo={person.photo} size="large" />
          <div className="min-w-40 grow basis-0 wrap-anywhere">
            <Link to={paths.user(person.address)} className="inline-flex min-h-6 items-center font-semibold hover:underline">
              {person.name}
            </Link>
            {person.about && <p className="line-clamp-2 text-sm text-ink-soft first-letter:uppercase">{person.about}</p>}
          </div>
          <div className="max-sm:w-full max-sm:pl-18">
            <FollowButton person={person} look="quiet" size="small" label="action" />
          </div>
        </li>
      ))}
    </ul>
  )
}
