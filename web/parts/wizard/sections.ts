import type { WizardSection } from '../../../contract/organizing/limits.ts'
import type { SectionModule } from './section.ts'

/** Sections load when they are opened. */
export const sections: Partial<Record<WizardSection, () => Promise<SectionModule>>> = {
  main: async () => (await import('./sections/main.tsx')).mainSection,
  place: async () => (await import('./sections/place.tsx')).placeSection,
  dateAndTime: async () => (await import('./sections/date-and-time.tsx')).dateAndTimeSection,
  broadcast: async () => (await import('./sections/broadcast.tsx')).broadcastSection,
  access: async () => (await import('./sections/access.tsx')).accessSection,
  questions: async () => (await import('./sections/questions.tsx')).questionsSection,
  extended: async () => (await import('./sections/extended.tsx')).extendedSection,
  contacts: async () => (await import('./sections/contacts.tsx')).contactsSection,
  partners: async () => (await import('./sections/partners.tsx')).partnersSection,
  schedule: async () => (await import('./sections/schedule.tsx')).scheduleSection,
  equipment: async () => (await import('./sections/equipment.tsx')).equipmentSection,
  survey: async () => (await import('./sections/survey.tsx')).surveySection,
  personalisation: async () => (await import('./sections/personalisation.tsx')).personalisationSection,
  materials: async () => (await import('./sections/materials.tsx')).materialsSection,
  promotion: async () => (await import('./sections/promotion.tsx')).promotionSection,
  eventSeries: async () => (await import('./sections/event-series.tsx')).eventSeriesSection,
}
