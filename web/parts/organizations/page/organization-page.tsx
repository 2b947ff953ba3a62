import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { Organization } from '../../../../contract/organizations/shapes.ts'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PageForms } from '../../../forms/use-form-post.ts'
import { Head } from '../../../kernel/page-head.tsx'
import { useRootData } from '../../../kernel/root-data.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { EventCard } from '../../events/event-card.tsx'
import { PageSection } from '../../events/page-section.tsx'
import { OrganizationCover } from '../organization-cover.tsx'
import { OrganizationLogo } from '../organization-logo.tsx'
import type { OrganizationData } from './load-organization.ts'
import { OrganizationAside } from './organization-aside.tsx'
import { organizationSchema } from './organization-schema.ts'
import { Requests } from './requests.tsx'

type Props = { organization: Organization }

/** The page of an organization: who it is, its events, ways to reach it, and requests to its admins and staff. */
export const OrganizationPage = ({ data, answer }: { data: OrganizationData; answer: FormAnswer | null }) => {
  const { organization } = data
  const t = useWords().organizations
  return (
    <article className="frame pt-4 sm:pt-8">
      <OrganizationHead organization={organization} />
      {organization.moderation !== 'approved' && (
        <p role="status" className="mb-4 rounded-xl bg-sunken px-4 py-3">
          {organization.closed ? t.page.closed : organization.moderation === 'wait' ? t.page.waits : t.page.declined}
        </p>
      )}
      <Title organization={organization} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 sm:mt-8 sm:gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="lg:order-1">
          <OrganizationAside organization={organization} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 sm:gap-12">
          <About organization={organization} />
          <Events data={data} />
          {!organization.managed && (
            <PageForms value={{ action: paths.organization(organization.id), answer }}>
              <Requests organization={organization} />
            </PageForms>
          )}
        </div>
      </div>
    </article>
  )
}

const OrganizationHead = ({ organization }: Props) => {
  const locale = useLocale()
  const siteUrl = useRootData()?.siteUrl ?? ''
  const { types } = useWords().organizations
  const { id, name, description, type, cityName, logo, moderation } = organization
  return (
    <Head
      title={name}
      description={description || [types[type], cityName].filter(Boolean).join(', ')}
      path={paths.organization(id)}
      isIndexed={moderation === 'approved'}
      schema={organizationSchema(organization, { locale, siteUrl })}
      portrait={logo?.url}
    />
  )
}

const Title = ({ organization }: Props) => {
  const t = useWords().organizations
  const { id, name, type, cityName, groups } = organization
  return (
    <>
      <div className="h-24 overflow-hidden rounded-3xl sm:h-44">
        <OrganizationCover id={id} />
      </div>
      <header className="relative flex gap-4 px-4 max-sm:flex-col sm:gap-6 sm:px-8">
        <div className="-mt-10 w-fit shrink-0 rounded-3xl bg-paper p-1.5 sm:-mt-12">
          <OrganizationLogo organization={organization} size="huge" />
        </div>
        <div className="flex min-w-0 flex-col gap-2 sm:pt-4">
          <h1 className="text-2xl font-semibold wrap-break-word sm:text-3xl">{name}</h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
            {t.types[type]}
            {cityName && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin className="size-5 shrink-0" aria-hidden="true" />
                {cityName}
              </span>
            )}
          </p>
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {groups.map((group) => (
              <li key={group.id}>
                <Chip to={paths.organizations({ groupIds: [group.id] })}>{group.name}</Chip>
              </li>
            ))}
          </ul>
        </div>
      </header>
    </>
  )
}

const Chip = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm hover:bg-sunken">
    {children}
  </Link>
)

const About = ({ organization: { description, activityTypes, okveds } }: Props) => {
  const t = useWords().organizations
  return (
    <PageSection id="about" title={t.page.about}>
      {description ? (
        <p className="text-lg whitespace-pre-line wrap-break-word">{description}</p>
      ) : (
        <p className="text-ink-soft">{t.page.noDescription}</p>
      )}
      {activityTypes.length > 0 && (
        <ul className="mt-6 flex flex-wrap gap-2">
          {activityTypes.map((activity) => (
            <li key={activity}>
              <Chip to={paths.organizations({ activityTypes: [activity] })}>{t.activities[activity]}</Chip>
            </li>
          ))}
        </ul>
      )}
      {okveds.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 font-semibold">{t.page.okveds}</h3>
          <ul className="flex flex-col gap-1">
            {okveds.map(({ id, code, name }) => (
              <li key={id} className="flex gap-3">
                <span className="w-12 shrink-0 text-ink-soft tabular-nums">{code}</span>
                <span className="min-w-0">{name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </PageSection>
  )
}

const Events = ({ data: { organization, upcoming, past } }: { data: OrganizationData }) => {
  const t = useWords().organizations.page
  return (
    <>
      <PageSection id="events" title={t.upcoming}>
        {upcoming.total > 0 ? (
          <Cards list={upcoming} to={paths.events({ organizationId: organization.id })} />
        ) : (
          <p className="text-ink-soft">{t.noUpcoming}</p>
        )}
      </PageSection>
      {past.total > 0 && (
        <PageSection id="past-events" title={t.past}>
          <Cards list={past} to={paths.events({ organizationId: organization.id, past: '1' })} />
        </PageSection>
      )}
    </>
  )
}

type CardsProps = { list: OrganizationData['upcoming']; to: string }

/** The first events of a list; `to` has all of them. */
const Cards = ({ list: { events, total }, to }: CardsProps) => {
  const t = useWords().organizations.page
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {events.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      {total > events.length && (
        <p className="mt-4">
          <Link to={to} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {t.allEvents(total)}
          </Link>
        </p>
      )}
    </>
  )
}
