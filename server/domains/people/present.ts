import { userStatuses } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { User } from '../../../contract/people/people.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Actor } from '../../kernel/actor.ts'
import { uploadUrl } from '../uploads/address.ts'
import { canFollow, canRequestContacts, contactAccessOf, isProtected, isSelf, seesContacts } from './rules.ts'
import type { ownRow, PersonRow } from './store.ts'

export type PresentContext = { viewer: Actor | null; locale: Locale }

/** An allow-list of public fields; for a minor these are name, photo and city. */
export const presentPerson = (row: PersonRow, { viewer, locale }: PresentContext): User => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  photo: row.photo_id && uploadUrl(row.photo_id),
  address: { city_id: row.city_id, city: row.city },
  ...(isProtected(row) && !isSelf(row, viewer) ? hiddenFields : about(row, locale)),
  subscription: { subscribed: row.is_followed, subscribersCount: row.followers },
  isListed: row.in_catalogue && row.status === userStatuses.active && row.blocked_at === null,
  contactsVisible: seesContacts(row, viewer),
  contactAccess: contactAccessOf(row),
  can: { edit: isSelf(row, viewer), requestContacts: canRequestContacts(row, viewer), follow: canFollow(row, viewer) },
})

const about = (row: PersonRow, locale: Locale) => ({
  father_name: row.father_name,
  slug: row.slug,
  cover: row.cover_id && uploadUrl(row.cover_id),
  position: row.position,
  about: row.about,
  personalStatus: row.personal_status && dictionaries[locale].statuses.personalStatuses[row.personal_status],
  isExpert: row.is_expert,
  createdAt: row.created_at.toISOString(),
})

const hiddenFields = {
  father_name: null,
  slug: null,
  cover: null,
  position: null,
  about: null,
  personalStatus: null,
  isExpert: false,
  createdAt: null,
}

type OwnRow = Awaited<ReturnType<typeof ownRow>>

/** Fields that only the user sees. */
export const presentOwn = (row: OwnRow, self: Actor) => ({
  email: row.email,
  phones: row.phones,
  birthday: row.birthday,
  gender: row.gender,
  status: row.status,
  mergedIntoId: row.merged_into_id,
  agreement: self.hasAgreement,
  personal_data_agreement: self.hasPersonalDataAgreement,
  roles: [...self.roles],
  blocked: row.blocked_at !== null,
  emailConfirmed: row.email_confirmed_at !== null,
  locale: row.locale,
})

export const nameOf = (row: { first_name: string; last_name: string }): string => `${row.first_name} ${row.last_name}`.trim()
