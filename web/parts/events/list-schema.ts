import type { EventCard } from '../../../contract/events/events.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pageUrl } from '../../kernel/head.ts'
import { type Schema, vocabulary } from '../../kernel/json-ld.ts'
import { paths } from '../../paths.ts'

export type Site = { locale: Locale; siteUrl: string }

/** A catalogue page as schema.org data: its events in their order. */
export const listSchema = (events: Pick<EventCard, 'id' | 'name'>[], site: Site): Schema => ({
  '@context': vocabulary,
  '@type': 'ItemList',
  itemListElement: events.map(({ id, name }, index) => ({ '@type': 'ListItem', position: index + 1, url: eventUrl(id, site), name })),
})

export const eventUrl = (id: number, { siteUrl, locale }: Site) => pageUrl({ path: paths.event(id), siteUrl }, locale)
