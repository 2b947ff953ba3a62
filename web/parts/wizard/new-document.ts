import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { wizardSections } from '../../../contract/organizing/limits.ts'
import type { DraftView } from './saver-types.ts'

type Defaults = { userId: number; typeId: number | null; city: { id: number; timezone: string } | null }

/** The values of a new event; nothing is stored before the first change. */
export const newDocument = ({ userId, typeId, city }: Defaults): EventDocument => ({
  name: '',
  typeId,
  participation_format: 'person',
  themes: [],
  photo: null,
  info: '',
  tag: null,
  format: 'place',
  onlineWithSpace: false,
  space: null,
  place: city ? { name: '', address: '', cityId: city.id } : null,
  networking: null,
  dateStart: null,
  dateEnd: null,
  timezoneName: city?.timezone ?? 'Europe/Moscow',
  registrationDateStart: null,
  registrationDateEnd: null,
  broadcast: false,
  live: [],
  livePublic: false,
  access: 'open',
  expectedParticipantCount: null,
  participantLimit: null,
  onlineLimit: null,
  offlineLimit: null,
  mediaAccreditation: false,
  ecpRequired: false,
  quizId: null,
  teamSizeMin: 2,
  teamSizeMax: 5,
  certificate: false,
  certificateText: null,
  certificateBg: null,
  certificateDisplayQr: false,
  needFeedback: false,
  needStartNotification: true,
  apIdentifier: null,
  organizers: [{ type: 'user', id: userId }],
  organizationId: null,
  contacts: [],
  owners: [userId],
  hosts: [],
  speakers: [],
  experts: [],
  partners: [],
  schedules: [],
  requirements: { screen: false, catering: false, parking: false, microphones: 0, tables: 0, chairs: 0, broadcast: false, comment: null },
  surveyQuizId: null,
  personalisation: { cover: null, color: null, contactInfo: null, letterText: null },
  documents: [],
  materials: [],
  promotion: { proposeToMain: false, requestCityDigest: false, requestInfoMailing: false, addToContest: false },
  masterEventId: null,
})

export const noLinked: DraftView['linked'] = { users: [], organizations: [], spaces: [], cities: [], events: [], uploads: [] }

/** Every section of a new event is empty. */
export const emptyStates = (): DraftView['states'] =>
  // the record has every section
  Object.fromEntries(wizardSections.map((section) => [section, 'empty'])) as DraftView['states']
