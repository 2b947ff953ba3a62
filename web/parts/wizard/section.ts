import type { ComponentType } from 'react'
import type { Reply } from '../../../contract/contract.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'

/** Names and files of the ids in a draft, for the fields that show them. */
export type Linked = Reply<'GET /events/:id/draft'>['linked']

type Named = { id: number; name: string }

export type WizardSpace = Named & { cityName: string; address: string; timezone: string }

/** Short lists from which sections choose; of spaces those of the draft and the first suggestions, of surveys the latest own ones that are published. */
export type WizardReference = { types: Named[]; themes: Named[]; spaces: WizardSpace[]; zones: { name: string; label: string }[]; quizzes: Named[] }

export type SectionField = { id: string; name: string; label: string; errors: string[] | undefined }

export type SectionProps = {
  /** The values with which the section was opened: the defaults of its fields, which are uncontrolled. */
  opened: EventDocument
  /** The values as they are now, with those just typed. Without scripts the same as `opened`. */
  draft: EventDocument
  /** The event; null before the first change. */
  eventId: number | null
  linked: Linked
  reference: WizardReference
  /** Props of a field. `path` is a field of the draft, or a part of it such as `place.address` or `schedules.2.name`. */
  field: (path: string, label: string) => SectionField
  /** Texts about a field that no control shows. */
  errorsOf: (path: string) => string[] | undefined
  /** Announces a change that no event and no added or removed element of the form announces. */
  changed: () => void
  /** Keeps the names of found rows, so that the section shows them when it is opened again. */
  remember: (found: Partial<Linked>) => void
}

/**
 * One section of the wizard: a form of uncontrolled fields, and the one function that reads it in browsers (autosave) and
 * on the server (without scripts). `read` returns the fields of its section; one with an unclear text is left out.
 */
export type SectionModule = {
  Section: ComponentType<SectionProps>
  read: (form: FormData, saved: EventDocument) => Partial<EventDocument>
}
