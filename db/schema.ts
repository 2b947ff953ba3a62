import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

// Made by `npm run db:types` from db/migrations; a test holds the two together.

type Instant = ColumnType<Date, Date | string, Date | string>
/** Reads as the value, is written as its JSON text. */
type Json<T> = ColumnType<T, string, string>
type FilledInstant = ColumnType<Date, Date | string | undefined, Date | string>
type FilledJson<T> = ColumnType<T, string | undefined, string>

export interface AccelerationProgrammes {
  id: GeneratedAlways<number>
  identifier: string
  name: string
  university: string | null
}

export interface Achievements {
  id: number
  counted: 'visits' | 'cities' | 'heldEvents' | 'interests'
  threshold: number
  name_ru: string
  name_en: string
  name_kk: string
  description_ru: string
  description_en: string
  description_kk: string
}

export interface Addresses {
  id: Generated<number>
  title: string
  title_key: GeneratedAlways<string>
  city_id: number
  lat: number | null
  lng: number | null
  timezone: string
  created_by: number | null
  created_at: Instant
}

export interface Captchas {
  id: string
  secret: Buffer
  answer_hash: Buffer
  expires_at: Instant
  tries: Generated<number>
  passed_token_hash: Buffer | null
  used_at: Instant | null
}

export interface Changes {
  id: GeneratedAlways<number>
  number: number | null
  tags: string[]
}

export interface Cities {
  id: number
  region_id: number
  name_ru: string
  name_en: string
  name_kk: string
  lat: number
  lng: number
  zone: string
  population: number
}

export interface Companies {
  id: Generated<number>
  name: string
  url: string
  photo_id: string | null
  is_approved: Generated<boolean>
  creator_id: number | null
  created_at: Instant
}

export interface CompilationEvents {
  compilation_id: number
  event_id: number
  position: number
}

export interface CompilationTypes {
  id: number
  name_ru: string
  name_en: string
  name_kk: string
}

export interface Compilations {
  id: Generated<number>
  name_ru: string
  name_en: string
  name_kk: string
  type_id: number
  city_id: number | null
  image: string | null
  date_from: string | null
  date_to: string | null
  published: Generated<boolean>
}

export interface Configs {
  key: string
  value: Json<unknown>
}

export interface Consents {
  id: GeneratedAlways<number>
  user_id: number
  kind: 'agreement' | 'personal_data_agreement' | 'parental_consent'
  text_version: string
  given_at: Instant | null
  action: Generated<'given' | 'withdrawn'>
  happened_at: FilledInstant
}

export interface ContactAccesses {
  id: GeneratedAlways<number>
  user_id: number
  owner_id: number
  event_id: number | null
  decision: 'approved' | 'declined' | null
  notification_recipient_id: number | null
  asked_at: Instant
  decided_at: Instant | null
}

export interface DataExports {
  id: GeneratedAlways<number>
  user_id: number
  status: Generated<'waiting' | 'making' | 'ready' | 'failed'>
  progress: Generated<number>
  storage_key: string | null
  size: number | null
  created_at: Instant
  expires_at: Instant
}

export interface DeletionProposals {
  id: GeneratedAlways<number>
  user_id: number
  status: Generated<'new' | 'confirmed' | 'approved' | 'rejected'>
  reason: string | null
  comment: string | null
  token_hash: Buffer | null
  created_at: Instant
  expires_at: Instant
  confirmed_at: Instant | null
  decided_at: Instant | null
  decided_by: number | null
}

export interface DigestLetters {
  subscriber_id: number
  sent_on: string
}

export interface DirectUploads {
  id: string
  owner_id: number
  name: string
  size: number
  purpose: string
  signature_hash: Buffer
  created_at: Instant
}

export interface Educations {
  id: GeneratedAlways<number>
  user_id: number
  university_id: number
  specialty: string
  year_start: number
  year_end: number | null
  is_foreign: boolean
  basis: 'budget' | 'paid' | 'target' | null
  level: 'secondary' | 'vocational' | 'bachelor' | 'specialist' | 'master' | 'postgraduate' | 'additional'
  is_primary: Generated<boolean>
  moderation: Generated<'approved' | 'wait' | 'declined'>
  moderation_comment: string | null
  decided_by: number | null
  decided_at: Instant | null
  created_at: Instant
}

export interface EmailLinks {
  id: GeneratedAlways<number>
  kind: 'confirm' | 'change' | 'restore'
  user_id: number
  email: string
  return_path: string | null
  token_hash: Buffer | null
  created_at: Instant
  resend_at: Instant
  expires_at: Instant
}

export interface EmploymentGroups {
  id: number
  name_ru: string
  name_en: string
  name_kk: string
}

export interface Employments {
  id: GeneratedAlways<number>
  user_id: number
  position: string
  company_id: number
  employment_group_id: number | null
  description: string | null
  date_start: string
  date_end: string | null
  is_present: boolean
  is_primary: Generated<boolean>
  moderation: Generated<'approved' | 'wait' | 'declined'>
  moderation_comment: string | null
  decided_by: number | null
  decided_at: Instant | null
  created_at: Instant
}

export interface EventDocuments {
  event_id: number
  position: number
  upload_id: string
}

export interface EventOrganizers {
  event_id: number
  position: number
  user_id: number | null
  organization_id: number | null
}

export interface EventOwners {
  event_id: number
  user_id: number
}

export interface EventParticipants {
  id: GeneratedAlways<number>
  event_id: number
  user_id: number
  state: 'approved' | 'wait' | 'declined' | 'noRequest'
  waits_for_seat: Generated<boolean>
  queue_number: number
  role: Generated<string>
  format: 'online' | 'offline'
  quiz_answer_id: number | null
  space_id: number | null
  team_id: number | null
  attended_at: Instant | null
  online_completed_at: Instant | null
  comment: string | null
  created_at: Instant
  decided_at: Instant | null
}

export interface EventPartners {
  event_id: number
  position: number
  name: string
  url: string | null
  logo_id: string | null
  organization_id: number | null
}

export interface EventPeople {
  event_id: number
  role: 'speaker' | 'host' | 'expert'
  position: number
  user_id: number | null
  name: string
  title: string | null
  score: number | null
}

export interface EventRequirements {
  event_id: number
  screen: Generated<boolean>
  catering: Generated<boolean>
  parking: Generated<boolean>
  microphones: Generated<number>
  tables: Generated<number>
  chairs: Generated<number>
  broadcast: Generated<boolean>
  comment: string | null
  propose_to_main: Generated<boolean>
  request_city_digest: Generated<boolean>
  request_info_mailing: Generated<boolean>
  add_to_contest: Generated<boolean>
}

export interface EventSchedules {
  event_id: number
  position: number
  name: string
  speaker: string | null
  description: string | null
  hall: string | null
  date_start: Instant
  date_end: Instant | null
}

export interface EventSeats {
  event_id: number
  seat_limit: number | null
  online_limit: number | null
  offline_limit: number | null
  online_taken: Generated<number>
  offline_taken: Generated<number>
}

export interface EventTypes {
  id: number
  name_ru: string
  name_en: string
  name_kk: string
}

export interface Events {
  id: Generated<number>
  name: string
  access: Generated<'open' | 'approval-required' | 'close'>
  format: 'space' | 'place' | 'online'
  online_with_space: Generated<boolean>
  participation_format: Generated<'person' | 'team' | 'quiz'>
  type_id: number
  theme_ids: Generated<number[]>
  info: Generated<string>
  tag: string | null
  live: FilledJson<{ url: string; title: string }[]>
  live_public: Generated<boolean>
  photo_id: string | null
  date_start: Instant
  date_end: Instant
  zone: Generated<string>
  starts_on: Generated<string>
  ends_on: Generated<string>
  registration_date_start: Instant | null
  registration_date_end: Instant | null
  expected_participant_count: number | null
  network_space_ids: number[] | null
  network_broadcast: Generated<boolean>
  city_id: number | null
  space_id: number | null
  hall_ids: Generated<number[]>
  place_id: number | null
  place_name: string | null
  place_address: string | null
  lat: number | null
  lng: number | null
  media_accreditation: Generated<boolean>
  quiz_id: number | null
  team_size_min: Generated<number>
  team_size_max: Generated<number>
  status: Generated<'draft' | 'published' | 'unpublished' | 'canceled'>
  moderation: 'approved' | 'wait' | 'declined' | null
  moderation_comment: string | null
  cancel_reason: string | null
  need_start_notification: Generated<boolean>
  need_feedback: Generated<boolean>
  certificate: Generated<boolean>
  certificate_text: string | null
  master_event_id: number | null
  sequence_url: string | null
  ap_identifier: string | null
  ecp_required: Generated<boolean>
  is_contest: Generated<boolean>
  weight: Generated<number>
  popularity: Generated<number>
  views: Generated<number>
  organization_id: number | null
  personalisation: FilledJson<Record<string, string>>
  contacts: FilledJson<{ name: string; phone?: string; email?: string; telegram?: string }[]>
  media: FilledJson<{ photo: string | null; video: string | null; links: string[] }[]>
  created_by: number | null
  demo_key: string | null
  calendar_sequence: Generated<number>
  created_at: FilledInstant
  updated_at: FilledInstant
  published_at: Instant | null
  deleted_at: Instant | null
  is_listed: GeneratedAlways<boolean>
  search: GeneratedAlways<string>
  has_live: GeneratedAlways<boolean>
  organization_ids: Generated<number[]>
  certificate_bg_id: string | null
  certificate_display_qr: Generated<boolean>
}

export interface ExternalAccounts {
  id: GeneratedAlways<number>
  user_id: number
  network: string
  external_id: string
  name: string | null
  page: string | null
  profile: Json<{ city: string | null; birthday: string | null; photo: string | null }>
  is_visible: Generated<boolean>
  created_at: Instant
}

export interface Favorites {
  user_id: number
  event_id: number
  created_at: Instant
}

export interface Halls {
  id: Generated<number>
  space_id: number
  name: string
  capacity: number
  equipment: Generated<string[]>
}

export interface HelpArticles {
  id: number
  section: 'registration' | 'sign-in' | 'minors' | 'data' | 'deletion' | 'notifications' | 'security'
  position: number
  title_ru: string
  title_en: string
  title_kk: string
  body_ru: string
  body_en: string
  body_kk: string
}

export interface HttpStatusTexts {
  status: number
  code: number | null
  locale: string
  title: string
  text: string
}

export interface IdempotencyKeys {
  key: string
  caller: string
  address: string
  request_hash: Buffer
  status: number | null
  answer: Json<unknown> | null
  created_at: Instant
}

export interface InboxMessages {
  id: GeneratedAlways<number>
  channel: 'mail' | 'sms' | 'fcall'
  recipient: string
  subject: string | null
  text: string
  html: string | null
  created_at: FilledInstant
}

export interface InstallationKeys {
  name: string
  value: Json<object>
}

export interface InterestReviews {
  user_id: number
  theme_id: number
  reviewer_id: number
  created_at: Instant
}

export interface KnownDevices {
  user_id: number
  device: string
  seen_at: Instant
}

export interface Languages {
  id: number
  code: string
  name_ru: string
  name_en: string
  name_kk: string
}

export interface MailingSubscribers {
  id: GeneratedAlways<number>
  email: string
  mailing_type_id: number
  user_id: number | null
  locale: Generated<'ru' | 'en' | 'kz'>
  enabled: Generated<boolean>
  created_at: Instant
}

export interface MailingTypes {
  id: number
  name_ru: string
  name_en: string
  name_kk: string
}

export interface MergeCodes {
  token_hash: Buffer
  asked_by: number
  email: string
  expires_at: Instant
}

export interface MergeRequests {
  id: GeneratedAlways<number>
  source_user_id: number
  target_user_id: number
  status: Generated<'wait' | 'approved' | 'rejected'>
  comment: string | null
  created_at: Instant
  decided_at: Instant | null
  decided_by: number | null
}

export interface NetworkProposals {
  id: GeneratedAlways<number>
  event_id: number
  space_id: number
  status: Generated<'approved' | 'wait' | 'declined'>
  comment: string | null
  decided_by: number | null
}

export interface NotificationDeliveries {
  recipient_id: number
  channel: 'email' | 'push'
  due_at: Instant
  settled_at: Instant | null
}

export interface NotificationPreferences {
  user_id: number
  kind: 'participation' | 'contacts' | 'following' | 'teams' | 'organizing' | 'system'
  email: boolean
  push: boolean
}

export interface NotificationRecipients {
  id: GeneratedAlways<number>
  notification_id: number
  user_id: number
  received_at: Instant | null
  created_at: FilledInstant
}

export interface Notifications {
  id: GeneratedAlways<number>
  type: number
  data: FilledJson<{ userId?: number; eventId?: number; decision?: 'approved' | 'declined'; linkHref?: string; quizUrl?: string; kind?: string }>
  key: string | null
  is_global: Generated<boolean>
  titles: Json<Record<'ru' | 'en' | 'kz', string>> | null
  texts: Json<Record<'ru' | 'en' | 'kz', string>> | null
  shown_until: Instant | null
  created_at: FilledInstant
}

export interface NtiTechnologies {
  id: number
  name_ru: string
  name_en: string
  name_kk: string
}

export interface Organizations {
  id: Generated<number>
  name: string
  type: string
  city_id: number | null
  description: Generated<string>
  url: string | null
  logo_id: string | null
  is_demo: Generated<boolean>
  created_at: FilledInstant
}

export interface ParentalConsentFiles {
  user_id: number
  position: number
  upload_id: string
}

export interface ParentalConsents {
  user_id: number
  status: 'absent' | 'wait' | 'approved' | 'declined'
  parent_name: string | null
  parent_phone: string | null
  parent_email: string | null
  uploaded_at: Instant
  decided_at: Instant | null
  decided_by: number | null
  comment: string | null
  valid_until: Instant | null
}

export interface PartnerAccounts {
  partner: string
  subject: string
  user_id: number
}

export interface PasskeyChallenges {
  session_id: number
  purpose: 'add' | 'enter'
  challenge: string
  expires_at: Instant
}

export interface Passkeys {
  id: GeneratedAlways<number>
  user_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  device: string | null
  created_at: Instant
  used_at: Instant | null
}

export interface PhoneConfirms {
  token_hash: Buffer
  phone: string
  code_hash: Buffer
  channel: 'sms' | 'fcall'
  tries: Generated<number>
  created_at: Instant
  resend_at: Instant
  expires_at: Instant
  confirmed_token_hash: Buffer | null
  confirmed_at: Instant | null
  used_at: Instant | null
  is_own: Generated<boolean>
  most_tries: Generated<number>
}

export interface Phones {
  id: GeneratedAlways<number>
  user_id: number
  phone: string
  is_primary: Generated<boolean>
  confirmed_at: Instant | null
}

export interface Places {
  id: Generated<number>
  name: string
  type: 'city' | 'university' | 'legal_person' | 'partner'
  city_id: number
  address: string
  lat: number | null
  lng: number | null
  description: Generated<string>
  is_demo: Generated<boolean>
  created_at: FilledInstant
}

export interface Positions {
  id: number
  name_ru: string
  name_en: string
  name_kk: string
}

export interface Projects {
  id: GeneratedAlways<number>
  user_id: number
  name: string
  stage: 'idea' | 'ongoing' | 'complete'
  types: string[]
  finance_model: 'commerce' | 'non_commerce'
  complete_date: string | null
  essence: string | null
  info: string | null
  presentation_id: string | null
  nti_technology_ids: Generated<number[]>
  support_institution_ids: Generated<number[]>
  is_visible: Generated<boolean>
  created_at: Instant
}

export interface PushSubscriptions {
  id: GeneratedAlways<number>
  user_id: number
  endpoint: string
  p256dh: string
  auth: string
  created_at: Instant
}

export interface QuietHours {
  user_id: number
  from_minute: number
  to_minute: number
  zone: string
}

export interface RateLimits {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface RecoveryCodes {
  user_id: number
  code_hash: Buffer
}

export interface Regions {
  id: number
  code: string
  country: string
  name_ru: string
  name_en: string
  name_kk: string
}

export interface ResumeCertificates {
  user_id: number
  position: number
  upload_id: string
}

export interface Resumes {
  user_id: number
  desired_position: string | null
  qualification: 'trainee' | 'junior' | 'middle' | 'senior' | 'leader' | null
  salary: number | null
  skills: Generated<string[]>
  is_visible: Generated<boolean>
}

export interface SecondStepCodes {
  user_id: number
  session_id: number | null
  code_hash: Buffer | null
  expires_at: Instant
  resend_at: Instant
  sent: number
  sent_since: Instant
}

export interface SecondStepTries {
  user_id: number
  tries: number
  since: Instant
}

export interface SecondSteps {
  user_id: number
  secret: Buffer
  confirmed_at: Instant | null
  last_step: Generated<number>
  created_at: Instant
}

export interface Sessions {
  id: GeneratedAlways<number>
  token_hash: Buffer
  user_id: number
  user_agent: string | null
  created_at: Instant
  seen_at: Instant
  expires_at: Instant
  way: 'password' | 'phone' | 'link' | 'social' | 'signUp' | null
  second_step_at: Instant | null
  is_for_consent: Generated<boolean>
}

export interface SignInFailures {
  login_hash: Buffer
  failures: number
  last_failed_at: Instant
}

export interface SocialProofs {
  token_hash: Buffer
  network: string
  profile: Json<{
    externalId: string
    firstName: string
    lastName: string
    email: string | null
    isEmailConfirmed: boolean
    page: string | null
    city: string | null
    birthday: string | null
    photo: string | null
  }>
  expires_at: Instant
}

export interface SocialStates {
  token_hash: Buffer
  browser_hash: Buffer
  secret: Buffer
  redirect_uri: string
  expires_at: Instant
}

export interface SpaceRestrictions {
  space_id: number
  user_id: number
  until: string | null
  reason: string | null
}

export interface Spaces {
  id: Generated<number>
  name: string
  place_id: number
  is_active: Generated<boolean>
  coworking_capacity: Generated<number>
  created_at: FilledInstant
}

export interface SpentTokens {
  token_hash: Buffer
  expires_at: Instant
}

export interface Statistics {
  id: GeneratedAlways<number>
  type: string
  value: string
  created_at: FilledInstant
}

export interface SupportInstitutions {
  id: number
  name_ru: string
  name_en: string
  name_kk: string
}

export interface TagTypes {
  id: number
  name_ru: string
  name_en: string
  name_kk: string
}

export interface Tags {
  id: number
  type_id: number
  name_ru: string
  name_en: string
  name_kk: string
}

export interface Themes {
  id: Generated<number>
  name_ru: string
  name_en: string
  name_kk: string
  kind: Generated<'theme' | 'interest'>
  moderation: Generated<'approved' | 'wait' | 'declined'>
  suggested_by: number | null
  is_free_text: Generated<boolean>
}

export interface TrustedBrowsers {
  user_id: number
  token_hash: Buffer
  created_at: Instant
  used_at: Instant
}

export interface Universities {
  id: Generated<number>
  name_ru: string
  name_en: string
  name_kk: string
  short_names: Generated<string>
  is_foreign: boolean
  city_id: number | null
  is_approved: Generated<boolean>
  creator_id: number | null
}

export interface Uploads {
  id: string
  name: string
  size: number
  mime: string
  purpose: Generated<string>
  storage_key: string
  width: number | null
  height: number | null
  owner_id: number | null
  created_at: FilledInstant
  is_claimed: Generated<boolean>
  removed_at: Instant | null
}

export interface UserAchievements {
  user_id: number
  achievement_id: number
  received_at: Instant
}

export interface UserFiles {
  id: GeneratedAlways<number>
  user_id: number
  upload_id: string
  title: string | null
  created_at: Instant
}

export interface UserLanguages {
  user_id: number
  position: number
  language_id: number
}

export interface UserSubscriptions {
  subscriber_id: number
  user_id: number
  created_at: Instant
}

export interface UserTags {
  user_id: number
  tag_id: number
  is_visible: Generated<boolean>
  given_at: Instant
}

export interface Users {
  id: Generated<number>
  first_name: string
  last_name: string
  father_name: string | null
  email: string | null
  email_confirmed_at: Instant | null
  password_hash: string | null
  birthday: string | null
  gender: 'male' | 'female' | null
  city_id: number | null
  slug: string | null
  photo_id: string | null
  position: string | null
  theme_ids: Generated<number[]>
  locale: Generated<'ru' | 'en' | 'kz'>
  status: Generated<8 | 9 | 10 | 11 | 15>
  blocked_at: Instant | null
  restricted_at: Instant | null
  roles: Generated<string[]>
  is_expert: Generated<boolean>
  agreement_at: Instant | null
  personal_data_agreement_at: Instant | null
  is_demo: Generated<boolean>
  created_at: FilledInstant
  theme: 'light' | 'dark' | null
  timezone: string | null
  consent_due_at: Instant | null
  cover_id: string | null
  about: string | null
  socials: FilledJson<{ network: string; url: string }[]>
  personal_status: 'team' | 'job' | 'hiring' | 'partners' | 'investment' | 'investing' | 'mentoring' | 'speaking' | 'volunteering' | null
  contacts_to: Generated<'all' | 'registered' | 'granted' | 'nobody'>
  hidden_blocks: Generated<string[]>
  in_catalogue: Generated<boolean>
  merged_into_id: number | null
  search_name: GeneratedAlways<string>
  erased_at: Instant | null
  guess_alert_at: Instant | null
}

export interface Schema {
  acceleration_programmes: AccelerationProgrammes
  achievements: Achievements
  addresses: Addresses
  captchas: Captchas
  changes: Changes
  cities: Cities
  companies: Companies
  compilation_events: CompilationEvents
  compilation_types: CompilationTypes
  compilations: Compilations
  configs: Configs
  consents: Consents
  contact_accesses: ContactAccesses
  data_exports: DataExports
  deletion_proposals: DeletionProposals
  digest_letters: DigestLetters
  direct_uploads: DirectUploads
  educations: Educations
  email_links: EmailLinks
  employment_groups: EmploymentGroups
  employments: Employments
  event_documents: EventDocuments
  event_organizers: EventOrganizers
  event_owners: EventOwners
  event_participants: EventParticipants
  event_partners: EventPartners
  event_people: EventPeople
  event_requirements: EventRequirements
  event_schedules: EventSchedules
  event_seats: EventSeats
  event_types: EventTypes
  events: Events
  external_accounts: ExternalAccounts
  favorites: Favorites
  halls: Halls
  help_articles: HelpArticles
  http_status_texts: HttpStatusTexts
  idempotency_keys: IdempotencyKeys
  inbox_messages: InboxMessages
  installation_keys: InstallationKeys
  interest_reviews: InterestReviews
  known_devices: KnownDevices
  languages: Languages
  mailing_subscribers: MailingSubscribers
  mailing_types: MailingTypes
  merge_codes: MergeCodes
  merge_requests: MergeRequests
  network_proposals: NetworkProposals
  notification_deliveries: NotificationDeliveries
  notification_preferences: NotificationPreferences
  notification_recipients: NotificationRecipients
  notifications: Notifications
  nti_technologies: NtiTechnologies
  organizations: Organizations
  parental_consent_files: ParentalConsentFiles
  parental_consents: ParentalConsents
  partner_accounts: PartnerAccounts
  passkey_challenges: PasskeyChallenges
  passkeys: Passkeys
  phone_confirms: PhoneConfirms
  phones: Phones
  places: Places
  positions: Positions
  projects: Projects
  push_subscriptions: PushSubscriptions
  quiet_hours: QuietHours
  rate_limits: RateLimits
  recovery_codes: RecoveryCodes
  regions: Regions
  resume_certificates: ResumeCertificates
  resumes: Resumes
  second_step_codes: SecondStepCodes
  second_step_tries: SecondStepTries
  second_steps: SecondSteps
  sessions: Sessions
  sign_in_failures: SignInFailures
  social_proofs: SocialProofs
  social_states: SocialStates
  space_restrictions: SpaceRestrictions
  spaces: Spaces
  spent_tokens: SpentTokens
  statistics: Statistics
  support_institutions: SupportInstitutions
  tag_types: TagTypes
  tags: Tags
  themes: Themes
  trusted_browsers: TrustedBrowsers
  universities: Universities
  uploads: Uploads
  user_achievements: UserAchievements
  user_files: UserFiles
  user_languages: UserLanguages
  user_subscriptions: UserSubscriptions
  user_tags: UserTags
  users: Users
}
