/** The sections of the event wizard, in the order of its list (V097). */
export const wizardSections = [
  'main',
  'place',
  'dateAndTime',
  'broadcast',
  'access',
  'questions',
  'extended',
  'contacts',
  'partners',
  'schedule',
  'equipment',
  'survey',
  'personalisation',
  'materials',
  'promotion',
  'eventSeries',
] as const
export type WizardSection = (typeof wizardSections)[number]

/** The fields of a draft, by the section that shows them. */
export const sectionFields = {
  main: ['name', 'typeId', 'participation_format', 'themes', 'photo', 'info', 'tag'],
  place: ['format', 'onlineWithSpace', 'space', 'place', 'networking'],
  dateAndTime: ['dateStart', 'dateEnd', 'timezoneName', 'registrationDateStart', 'registrationDateEnd'],
  broadcast: ['broadcast', 'live', 'livePublic'],
  access: [
    'access',
    'expectedParticipantCount',
    'participantLimit',
    'onlineLimit',
    'offlineLimit',
    'ageFrom',
    'languages',
    'mediaAccreditation',
    'ecpRequired',
  ],
  questions: ['quizId', 'teamSizeMin', 'teamSizeMax'],
  extended: ['certificate', 'certificateText', 'certificateBg', 'certificateDisplayQr', 'needFeedback', 'needStartNotification', 'apIdentifier'],
  contacts: ['organizers', 'organizationId', 'contacts', 'owners', 'hosts', 'speakers', 'experts'],
  partners: ['partners'],
  schedule: ['schedules'],
  equipment: ['requirements'],
  survey: ['surveyQuizId'],
  personalisation: ['personalisation'],
  materials: ['documents', 'materials'],
  promotion: ['promotion'],
  eventSeries: ['masterEventId'],
} as const satisfies Record<WizardSection, readonly string[]>

export type DraftField = (typeof sectionFields)[WizardSection][number]

/** A change of one of these fields of an approved event waits for staff; the approved version stays public (A171). */
export const substantialFields = [
  'name',
  'format',
  'onlineWithSpace',
  'space',
  'place',
  'networking',
  'dateStart',
  'dateEnd',
  'timezoneName',
  'access',
] as const satisfies readonly DraftField[]

/** The longest texts of a draft, in characters. */
export const draftLengths = {
  name: 120,
  tag: 100,
  placeName: 200,
  placeAddress: 300,
  url: 2048,
  linkTitle: 200,
  certificateText: 2000,
  apIdentifier: 40,
  personName: 200,
  personPosition: 200,
  partnerName: 200,
  scheduleName: 300,
  scheduleSpeaker: 300,
  scheduleDescription: 2000,
  scheduleHall: 200,
  requirementsComment: 2000,
  contactName: 200,
  contactPhone: 40,
  contactEmail: 254,
  contactTelegram: 100,
  personalText: 1000,
} as const

/** The longest lists of a draft. */
export const draftCounts = {
  themes: 20,
  live: 10,
  halls: 50,
  networkSpaces: 50,
  organizers: 20,
  owners: 20,
  people: 100,
  partners: 50,
  schedules: 300,
  files: 20,
  contacts: 10,
} as const

/** A programme of 300 items with long descriptions, in bytes of JSON. */
export const draftBytes = 2 * 1024 * 1024

export const autosaveDelayMs = 600
export const minNetworkSpaces = 2

export const cancelReasonLength = 500
export const moderationAnswerLength = 500
export const claimTextLength = 2000
export const questionLength = 2000
export const feedbackTextLength = 2000

export const claimReasons = ['fraud', 'spam', 'offensive', 'dangerous', 'wrongData', 'other'] as const
export type ClaimReason = (typeof claimReasons)[number]

/** The states of the organizer's cabinet. Only the status of an event is spelled `canceled` (V515). */
export const cabinetStates = ['wait', 'draft', 'declined', 'cancelled', 'published', 'completed', 'active', 'archive', 'upcoming'] as const

/** The age marks that an organizer may choose, in years. */
export const ageMarks = [6, 12, 16, 18] as const
