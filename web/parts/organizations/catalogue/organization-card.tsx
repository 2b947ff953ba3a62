import { CalendarDays, MapPin, Users } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import type { OrganizationCardData } from '../organization-card-of.ts'
import { OrganizationLogo } from '../organization-logo.tsx'
import { SubscribeButton } from '../subscribe-button.tsx'

/** The name's link covers the whole card; only the button lies above it. */
export const OrganizationCard = ({ organization }: { organization: OrganizationCardData }) => {
  const t = useWords().organizations
  const { id, name, type, cityName, description, activityTypes } = organization
  return (
    <article className="card-link relative flex h-full flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5 has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-accent hover:-translate-y-0.5 hover:shadow-raised">
      <div className="flex gap-4">
        <OrganizationLogo organization={organization} />
        <div className="flex min-w-0 flex-col gap-0.5">
          <p className="text-sm text-ink-soft">{t.types[type]}</p>
          <h2 className="line-clamp-2 text-lg leading-snug font-semibold hyphens-auto wrap-break-word">
            <Link to={paths.organization(id)} className="outline-none after:absolute after:inset-0 after:rounded-2xl">
              {name}
            </Link>
          </h2>
          {cityName && (
            <p className="flex items-start gap-1.5 text-sm">
              <MapPin className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden="true" />
              {cityName}
            </p>
          )}
        </div>
      </div>
      {description && <p className="line-clamp-3 wrap-break-word">{description}</p>}
      <ul className="flex flex-wrap gap-1.5 text-sm empty:hidden">
        {activityTypes.map((activity) => (
          <li key={activity} className="rounded-full bg-sunken px-2.5 py-0.5">
            {t.activities[activity]}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 -mb-2">
        <Numbers organization={organization} />
        <div className="relative -mr-3">
          <SubscribeButton organization={organization} />
        </div>
      </div>
    </article>
  )
}

const Numbers = ({ organization: { eventCount, subscriberCount } }: { organization: OrganizationCardData }) => {
  const t = useWords().organizations
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {eventCount > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays className="size-4" aria-hidden="true" />
          {t.events(eventCount)}
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        <Users className="size-4" aria-hidden="true" />
        {t.subscribers(subscriberCount)}
      </span>
    </p>
  )
}
