import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import type { Chosen } from '../../../lists/address.ts'
import { useNamedChoices } from '../../../lists/named-choices.ts'
import { eventsAddress } from './address.ts'
import type { CatalogueData, FilterOptions } from './load.ts'

/** The chosen filters with their names. */
export const useChosenEvents = (options: FilterOptions, organization: CatalogueData['organization']) => {
  const { filters, participation, formats } = useWords().events
  const locale = useLocale()
  const day = (date: string) => format(`${date}T12:00:00Z`, { locale, zone: 'UTC', kind: 'date' })
  const named = (list: { id: number; name: string }[]) => (value: string) => list.find(({ id }) => String(id) === value)?.name ?? value
  const names: Record<string, (value: string, to: string | undefined) => string> = {
    cityId: named(options.cities),
    themes: named(options.themes),
    placeIds: named(options.places),
    compilationId: named(options.compilations),
    typeIds: named(options.types),
    organizationId: named(organization ? [organization] : []),
    dateFrom: (from, to) => [from, ...(to ? [to] : [])].map(day).join(' – '),
    dateTo: (to) => `${filters.dateTo} ${day(to)}`,
    participationFormat: (value) => participation[value as keyof typeof participation],
    formats: (value) => formats[value as keyof typeof formats],
    registrationActual: () => filters.registrationOpen,
    offline: () => filters.offline,
    past: () => filters.past,
    additional: (value) => (value === 'live' ? filters.withLive : filters.contests),
    tag: (tag) => `#${tag}`,
  }
  return useNamedChoices(eventsAddress, ({ name, value }: Chosen, params) => names[name]?.(value, eventsAddress.query(params).dateTo) ?? null)
}
