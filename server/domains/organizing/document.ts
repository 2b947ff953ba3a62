import type { EventDocument } from '../../../contract/organizing/fields.ts'

const defaultTeam = { teamSizeMin: 2, teamSizeMax: 5 }

/** The values of a draft in which nothing was set; the caller is its organizer (V117, V118, V119). */
export const emptyDocument = (actorId: number): EventDocument => ({
  name: '',
  typeId: null,
  participation_format: 'person',
  themes: [],
  photo: null,
  info: '',
  tag: null,
  format: 'place',
  onlineWithSpace: false,
  space: null,
  place: null,
  networking: null,
  dateStart: null,
  dateEnd: null,
  timezoneName: 'Europe/Moscow',
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
  ...defaultTeam,
  certificate: false,
  certificateText: null,
  certificateBg: null,
  certificateDisplayQr: false,
  needFeedback: false,
  needStartNotification: true,
  apIdentifier: null,
  organizers: [{ type: 'user', id: actorId }],
  organizationId: null,
  contacts: [],
  owners: [actorId],
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

export type DocumentField = keyof EventDocument
export type Fields = Partial<EventDocument>

/** The fields whose values differ from the document. */
export const changedFields = (document: EventDocument, fields: Fields): DocumentField[] =>
  // the keys of a document are its fields
  (Object.keys(fields) as DocumentField[]).filter((field) => JSON.stringify(fields[field]) !== JSON.stringify(document[field]))

/** Guests can be in a space of the site. */
export const usesSpace = ({ format, onlineWithSpace }: Pick<EventDocument, 'format' | 'onlineWithSpace'>) =>
  format === 'space' || (format === 'online' && onlineWithSpace)

export const isBroadcast = ({ broadcast, networking }: EventDocument) => broadcast || networking?.broadcast === true

/** The document without values that its format hides: a form keeps them, an event does not. */
export const effective = (document: EventDocument): EventDocument => {
  const { format, place, teamSizeMin, teamSizeMax } = document
  const city = place?.cityId ? { name: '', address: '', cityId: place.cityId } : null
  return {
    ...document,
    onlineWithSpace: format === 'online' && document.onlineWithSpace,
    space: usesSpace(document) ? document.space : null,
    place: format === 'place' ? place : format === 'online' ? city : null,
    live: isBroadcast(document) ? document.live : [],
    ...(teamSizeMin > teamSizeMax && defaultTeam),
  }
}

/** The files of a document by field. */
export const filesOf = ({ photo, certificateBg, partners, documents, materials, personalisation }: EventDocument): [DocumentField, string[]][] => {
  const only = (files: (string | null)[]) => files.filter((file) => file !== null)
  return [
    ['photo', only([photo])],
    ['certificateBg', only([certificateBg])],
    ['partners', only(partners.map(({ logo }) => logo))],
    ['personalisation', only([personalisation.cover])],
    ['documents', documents],
    ['materials', materials],
  ]
}
