import type { EventFilters } from '../contract/events/events.ts'
import type { ExpertEventState } from '../contract/experts/limits.ts'
import type { Locale } from '../contract/locales.ts'
import type { ActivityType } from '../contract/organizations/limits.ts'
import type { cabinetStates } from '../contract/organizing/limits.ts'

type CabinetState = (typeof cabinetStates)[number]
/** The pages about one own event in the cabinet. */
export type OwnEventPart = 'statistics' | 'emails' | 'mailings' | 'series' | 'badges' | 'certificates' | 'experts'

/** The section of an event's wizard for which a survey is made. */
export type QuizUse = 'questions' | 'survey'

/** The event of the answers with the choices of its registration, and what the page shows. */
type QuizQuery = {
  eventId?: number | undefined
  format?: string | undefined
  spaceId?: number | undefined
  ecpConfirmed?: string | undefined
  show?: 'stats' | 'form'
  done?: 'sent' | 'saved'
  send?: 1
}

/** A path with its query. The router adds the locale. */
const withQuery = (path: string, query: Record<string, unknown>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== '') params.append(name, String(one))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

export const paths = {
  home: () => '/',
  events: (filters: EventFilters & { done?: 'removed' } = {}) => withQuery('/events', filters),
  eventsOnline: () => '/events/online',
  competitions: () => '/events/competition',
  event: (id: number, query: { form?: string } = {}) => withQuery(`/events/${id}`, query),
  ownCertificate: (eventId: number | string) => `/events/${eventId}/certificate`,
  certificateByNumber: (number?: string) => (number ? `/events/cert/${encodeURIComponent(number)}` : '/events/cert'),
  certificateValidation: (code?: string) => withQuery('/certificate/validation', { code }),
  eventInquiry: (id: number) => `/events/${id}/inquiry`,
  participants: (query: { eventId?: number; state?: string } = {}) => withQuery('/organizer-cabinet/participants', query),
  organizerInquiries: (query: { eventId?: number; status?: string; paginationPage?: number } = {}) =>
    withQuery('/organizer-cabinet/participants/inquiries', query),
  eventTeams: (query: { eventId?: number; moderation?: string | undefined; search?: string | undefined } = {}) =>
    withQuery('/organizer-cabinet/participants/teams', query),
  createEvent: (query: { id?: number; section?: string; done?: 'sent' } = {}) => withQuery('/events/create', query),
  importEvent: () => '/events/import',
  eventPreview: (id: number, section?: string) => withQuery('/events/create/preview', { id, section }),
  places: (query: { topics?: number[]; view?: 'map' } = {}) => withQuery('/places', query),
  place: (id: number) => `/places/${id}`,
  suggestPlace: () => '/places/suggest',
  bookings: (query: { case?: 'past'; scope?: 'space' } = {}) => withQuery('/my-booking-rooms', query),
  bookingsOf: (spaceId: number) => `/my-booking-rooms/${spaceId}`,
  booking: (spaceId: number, id: number) => `/my-booking-rooms/${spaceId}/${id}`,
  createBooking: (query: { spaceId?: number; hallId?: number; date?: string } = {}) => withQuery('/my-booking-rooms/create', query),
  teams: (query: { list?: 'all' | 'project' | 'event'; themes?: number[] } = {}) => withQuery('/teams', query),
  createTeam: () => '/teams/create',
  team: (id: number) => `/teams/${id}`,
  editTeam: (id: number, section?: 'members' | 'projects') => `/teams/${id}/edit${section ? `#${section}` : ''}`,
  joinTeam: (code?: string) => (code ? `/join-team/${encodeURIComponent(code)}` : '/join-team'),
  organizations: (query: { groupIds?: number[]; activityTypes?: ActivityType[] } = {}) => withQuery('/organizations', query),
  organization: (id: number, query: { form?: 'appeal' | 'claim' } = {}) => withQuery(`/organizations/${id}`, query),
  myOrganizations: (query: { tab?: 'subscriptions' } = {}) => withQuery('/my-organizations', query),
  createOrganization: () => '/my-organizations/create',
  editOrganization: (id: number, query: { done?: 'created' } = {}) => withQuery(`/my-organizations/edit/${id}`, query),
  login: (returnUrl?: string) => withQuery('/login', { returnUrl }),
  registration: (returnUrl?: string) => withQuery('/registration', { returnUrl }),
  forgotPassword: (query: { returnUrl?: string | undefined; way?: string } = {}) => withQuery('/forgot-password', query),
  partnerLogin: (returnUrl?: string) => withQuery('/partner/login', { returnUrl }),
  partnerForgotPassword: (query: { returnUrl?: string | undefined; way?: string } = {}) => withQuery('/partner/forgot-password', query),
  logout: (returnUrl?: string) => withQuery('/logout', { returnUrl }),
  activity: (tab?: string) => withQuery('/activity', { tab }),
  inbox: (to?: string) => withQuery('/inbox', { to }),
  kit: (density?: string) => withQuery('/kit', { density }),
  cabinet: () => '/organizer-cabinet',
  cabinetEvents: (query: { state?: CabinetState; groupId?: number } = {}) => withQuery('/organizer-cabinet/events', query),
  ownEvent: (id: number, part: OwnEventPart) => `/organizer-cabinet/events/${id}/${part}`,
  fastQuiz: (code?: string, query: { code?: string } = {}) => withQuery(code ? `/fast-quiz/${encodeURIComponent(code)}` : '/fast-quiz', query),
  hostQuiz: (id: number | string) => `/organizer-cabinet/surveys/${id}/live`,
  mailings: (query: { ask?: 'remove'; mailing?: number } = {}) => withQuery('/organizer-cabinet/mailings', query),
  mailing: (id: number | 'create', query: { eventId?: number; quizId?: number } = {}) => withQuery(`/organizer-cabinet/mailings/${id}`, query),
  surveys: (query: { ask?: 'create'; eventId?: number; use?: QuizUse } = {}) => withQuery('/organizer-cabinet/surveys', query),
  survey: (id: number, query: { section?: string; question?: number | string; use?: QuizUse | null } = {}) =>
    withQuery(`/organizer-cabinet/surveys/${id}`, { ...query, use: query.use ?? undefined }),
  surveyResults: (id: number) => `/organizer-cabinet/surveys/${id}/results`,
  surveyAnswers: (id: number) => `/organizer-cabinet/surveys/${id}/answers`,
  surveyMailings: (id: number) => `/organizer-cabinet/surveys/${id}/mailings`,
  shortLinks: () => '/organizer-cabinet/short-urls',
  expert: (query: { status?: ExpertEventState; search?: string } = {}) => withQuery('/expert', query),
  expertEvent: (id: number, query: { scored?: '0' | '1' } = {}) => withQuery(`/expert/${id}`, query),
  findQuiz: () => '/quiz',
  quiz: (idOrSlug: number | string, query: QuizQuery = {}) => withQuery(`/quiz/${encodeURIComponent(idOrSlug)}`, query),
  series: (url: string) => `/series/${encodeURIComponent(url)}`,
  favorite: () => '/favorite',
  support: (query: { search?: string } = {}) => withQuery('/support', query),
  /** The messages of the viewer, or the form for the first one. */
  supportMessages: (query: { paginationPage?: number; sent?: 1 } = {}) => `${withQuery('/support', query)}#messages`,
  supportArticle: (id: number) => `/support/${id}`,
  page: (path: string) => `/page/${path}`,
  settings: (tab?: string, { section, ...query }: { following?: number; section?: string } = {}) =>
    `${withQuery('/settings', { tab, ...query })}${section ? `#${section}` : ''}`,
  admin: (query: Record<string, unknown> = {}) => withQuery('/admin', query),
  adminContent: (query: Record<string, unknown> = {}) => withQuery('/admin/content', query),
  adminSupport: (query: Record<string, unknown> = {}) => withQuery('/admin/support-messages', query),
  adminMail: () => '/admin/mail',
  adminOutbox: (query: Record<string, unknown> = {}) => withQuery('/admin/outbox', query),
  adminExports: () => '/admin/exports',
  parentalConsent: () => '/parental-consent',
  secondStep: (returnUrl?: string) => withQuery('/auth/second-step', { returnUrl }),
  activate: (code?: string) => withQuery('/auth/activate', { code }),
  giveAgreements: () => '/agreements/give',
  social: (query: { network?: string; returnUrl?: string; purpose?: 'bind' } = {}) => withQuery('/auth/social', query),
  profile: (section?: string) => (section ? `/profile#${section}` : '/profile'),
  qr: (query: { eventId?: number; code?: string } = {}) => withQuery('/qr', query),
  qrEvent: (code?: string) => withQuery('/qr/event', { code }),
  control: (query: { date?: string } = {}) => withQuery('/control', query),
  controlSpace: (id: number, query: Record<string, unknown> = {}) => withQuery(`/control/${id}`, query),
  scanner: (query: { spaceId?: number } = {}) => withQuery('/control/qr', query),
  users: () => '/users',
  user: (id: number | string, query: { interests?: 'all'; future?: number; past?: number; certificates?: number } = {}) =>
    withQuery(`/users/${id}`, query),
  person: (query: { userId?: number; case?: 'future' | 'past'; paginationPage?: number } = {}) => withQuery('/person', query),
  contactsDecision: (request: { userId?: number; notificationRecipientId?: number; decision?: string } = {}) =>
    withQuery('/contacts-decision', request),
  intro: (returnUrl?: string) => withQuery('/intro', { returnUrl }),
}

/** Addresses of API calls for links and pictures, under the base address of `useApiBase`. */
export const callPaths = (apiBase: string) => ({
  eventCalendar: (id: number) => `${apiBase}/events/${id}/calendar`,
  listCalendar: (search: string) => `${apiBase}/events/calendar${search}`,
  apiDocs: () => `${apiBase}/docs`,
  eventBadges: (id: number, participantIds?: readonly string[]) =>
    withQuery(`${apiBase}/owner/events/${id}/badges`, { participantIds: participantIds?.join(',') }),
  ownCertificate: (eventId: number, query: { format?: 'png'; number?: string }) => withQuery(`${apiBase}/events/${eventId}/certificate`, query),
  certificateByCode: (code: string, format: 'pdf' | 'png') => withQuery(`${apiBase}/events/certificate-by-code`, { code, format }),
  certificatePreview: (query: Record<string, unknown>) => withQuery(`${apiBase}/events/certificate-preview`, query),
  consentForm: (locale: Locale) => withQuery(`${apiBase}/user/parental-consent/form`, { locale }),
  ownQrCode: (query: { live?: 1; turn?: number } = {}) => withQuery(`${apiBase}/owner/qr-code`, query),
  inquiriesArchive: (eventId: number | null) =>
    withQuery(`${apiBase}/owner/event-participant-inquiries/download`, eventId === null ? {} : { eventId }),
  participantsFile: (filters: Record<string, unknown>) => withQuery(`${apiBase}/owner/event-participants/export`, filters),
  attendancePoster: (eventId: number) => withQuery(`${apiBase}/owner/event-participants/attendance-qr`, { eventId }),
  coworkingPoster: (spaceId: number) => `${apiBase}/admin/control/space/${spaceId}/poster-qr`,
  quizExport: (id: number, format: 'csv' | 'xlsx') => withQuery(`${apiBase}/quizzes/${id}/export`, { format }),
  shortLinkQr: (id: number, format: 'png' | 'svg') => withQuery(`${apiBase}/owner/short-urls/${id}/qr`, { format }),
  exportFile: (id: number) => `${apiBase}/exports/${id}/file`,
  dataExport: (id: number) => `${apiBase}/user/data-export/${id}`,
})

/** Addresses of files outside the router. */
export const externalPaths = {
  eventPicture: (id: number, localePrefix: string) => `${localePrefix}/og/events/${id}.png`,
}
