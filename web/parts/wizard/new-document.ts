import { emptyDocument } from '../../../contract/organizing/defaults.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { wizardSections } from '../../../contract/organizing/limits.ts'
import type { DraftView } from './saver-types.ts'

type Defaults = { userId: number; typeId: number | null; city: { id: number; timezone: string } | null }

/** The values of a new event; nothing is stored before the first change. */
export const newDocument = ({ userId, typeId, city }: Defaults): EventDocument => ({
  ...emptyDocument(userId),
  typeId,
  ...(city && { place: { name: '', address: '', cityId: city.id }, timezoneName: city.timezone }),
})

export const noLinked: DraftView['linked'] = { users: [], organizations: [], spaces: [], cities: [], events: [], quizzes: [], uploads: [] }

/** Every section of a new event is empty. */
export const emptyStates = (): DraftView['states'] =>
  // the record has every section
  Object.fromEntries(wizardSections.map((section) => [section, 'empty'])) as DraftView['states']
