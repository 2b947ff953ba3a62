import type { EventDraft } from '../../../contract/organizing/drafts.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { WizardSection } from '../../../contract/organizing/limits.ts'
import type { Attempt } from '../../kernel/api.ts'
import type { Fields } from './draft-rules.ts'
import type { Linked } from './section.ts'

/**
 * `waiting` for the end of typing, `problem` if the server has refused fields, `refused` if it accepts no change of this
 * draft any more.
 */
export type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'offline' | 'signedOut' | 'problem' | 'refused'

/** A draft as the wizard shows it. */
export type DraftView = {
  /** Null before the first change. */
  eventId: number | null
  /** The fields, with changes that are not saved yet. */
  document: EventDocument
  version: number
  states: EventDraft['states']
  /** The faults that publication would refuse; shown after the first attempt. */
  errors: EventDraft['errors']
  isAttempted: boolean
  /** Wrong values, by the path of the field. */
  faults: Record<string, string[]>
  conflicts: Record<string, { own?: unknown; theirs?: unknown }>
  linked: Linked
  state: SaveState
  savedAt: string | null
  refusal: string | null
  /** Grows when the values come from elsewhere than the form, so that the form is made again. */
  revision: number
}

export type SavedDraft = Pick<EventDraft, 'eventId' | 'version' | 'states' | 'errors' | 'updatedAt'>

type SaveRequest = { eventId: number | null; version: number; section: WizardSection; fields: Partial<EventDocument> }

export type SaverDeps = {
  send: (request: SaveRequest) => Promise<Attempt<SavedDraft>>
  /** Keeps the fields that are not saved; none removes them. */
  store: (unsent: Fields, eventId: number | null) => void
  /** A draft was created; its page may have been left meanwhile. */
  created: (eventId: number, isLeft: boolean) => void
}
