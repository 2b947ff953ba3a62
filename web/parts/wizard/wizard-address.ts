import { type WizardSection, wizardSections } from '../../../contract/organizing/limits.ts'
import { paths } from '../../paths.ts'

/** The hashes of sections that differ from their names (R099, R112). */
const hashes: Record<string, WizardSection> = { 'date-and-time': 'dateAndTime', 'event-series': 'eventSeries' }

export const sectionOf = (name: string | null): WizardSection | null => wizardSections.find((section) => section === name) ?? null

export const sectionOfHash = (hash: string): WizardSection | null => {
  const name = hash.replace(/^#/, '')
  return hashes[name] ?? sectionOf(name)
}

export const wizardAddress = (eventId: number | null, section: WizardSection) =>
  paths.createEvent({ ...(eventId !== null && { id: eventId }), section })

/** The event that the address names; an id that is no number is an address without an event. */
export const eventIdIn = (search: URLSearchParams): number | null => (/^\d{1,15}$/.test(search.get('id') ?? '') ? Number(search.get('id')) : null)
