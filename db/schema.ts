import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

// Made by `npm run db:types` from db/migrations; a test holds the two together.

type Instant = ColumnType<Date, Date | string, Date | string>
/** Reads as the value, is written as its JSON text. */
type Json<T> = ColumnType<T, string, string>
type FilledInstant = ColumnType<Date, Date | string | undefined, Date | string>
type FilledJson<T> = ColumnType<T, string | undefined, string>

export interface Captchas {
  id: string
  secret: Buffer
  answer_hash: Buffer
  expires_at: Instant
  tries: Generated<number>
  passed_token_hash: Buffer | null
  used_at: Instant | null
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
  kind: 'agreement' | 'personal_data_agreement'
  text_version: string
  given_at: Instant
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
  requirements: FilledJson<Record<string, string | number | boolean>>
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

export interface NetworkProposals {
  id: GeneratedAlways<number>
  event_id: number
  space_id: number
  status: Generated<'approved' | 'wait' | 'declined'>
  comment: string | null
  decided_by: number | null
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

export interface RateLimits {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface Regions {
  id: number
  code: string
  country: string
  name_ru: string
  name_en: string
  name_kk: string
}

export interface Sessions {
  id: GeneratedAlways<number>
  token_hash: Buffer
  user_id: number
  user_agent: string | null
  created_at: Instant
  seen_at: Instant
  expires_at: Instant
}

export interface SignInFailures {
  login_hash: Buffer
  failures: number
  last_failed_at: Instant
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

export interface Statistics {
  id: GeneratedAlways<number>
  type: string
  value: string
  created_at: FilledInstant
}

export interface Themes {
  id: Generated<number>
  name_ru: string
  name_en: string
  name_kk: string
  kind: Generated<'theme' | 'interest'>
  moderation: Generated<'approved' | 'wait' | 'declined'>
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
}

export interface Schema {
  captchas: Captchas
  cities: Cities
  compilation_events: CompilationEvents
  compilation_types: CompilationTypes
  compilations: Compilations
  configs: Configs
  consents: Consents
  event_documents: EventDocuments
  event_organizers: EventOrganizers
  event_owners: EventOwners
  event_participants: EventParticipants
  event_partners: EventPartners
  event_people: EventPeople
  event_schedules: EventSchedules
  event_seats: EventSeats
  event_types: EventTypes
  events: Events
  favorites: Favorites
  halls: Halls
  http_status_texts: HttpStatusTexts
  idempotency_keys: IdempotencyKeys
  inbox_messages: InboxMessages
  network_proposals: NetworkProposals
  organizations: Organizations
  phone_confirms: PhoneConfirms
  phones: Phones
  places: Places
  rate_limits: RateLimits
  regions: Regions
  sessions: Sessions
  sign_in_failures: SignInFailures
  space_restrictions: SpaceRestrictions
  spaces: Spaces
  statistics: Statistics
  themes: Themes
  uploads: Uploads
  users: Users
}
