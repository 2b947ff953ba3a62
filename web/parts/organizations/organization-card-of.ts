import type { OrganizationCard } from '../../../contract/organizations/shapes.ts'
import { shorten } from '../../kernel/head.ts'

const shownDescription = 220

/** The properties a card shows, because whole organizations would be most of a page's size. */
export const organizationCardOf = ({
  id,
  name,
  type,
  cityName,
  description,
  logo,
  activityTypes,
  stat,
  subscribed,
  moderation,
}: OrganizationCard) => ({
  id,
  name,
  type,
  cityName,
  description: shorten(description, shownDescription),
  logo: logo && { url: logo.url },
  activityTypes,
  eventCount: stat.events,
  subscriberCount: stat.subscribers,
  subscribed,
  moderation,
})
export type OrganizationCardData = ReturnType<typeof organizationCardOf>
