import type { ManagedOrganization, Organization, OrganizationCard } from '../../../contract/organizations/shapes.ts'
import { isPersonalTaxNumber } from '../../../contract/organizations/tax-number.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentUpload } from '../uploads/present.ts'
import type { CardRow, OrganizationRow, Viewer } from './store.ts'

export const presentCard = (row: CardRow, viewer: Viewer): OrganizationCard => ({
  id: row.id,
  name: row.name,
  type: row.type,
  city: row.city_id,
  cityName: row.city_name,
  INN: shownNumber(row, viewer),
  description: row.description,
  logo: row.logo && presentUpload(row.logo),
  activityTypes: row.activity_types,
  groups: row.groups,
  url: row.url,
  managed: row.is_managed,
  stat: { events: row.event_count, subscribers: row.subscriber_count, participants: row.participant_count },
  subscribed: row.is_subscribed,
  moderation: row.moderation,
})

/** The number of a natural person is personal data, unlike that of a company. */
const shownNumber = ({ inn, is_managed }: CardRow, viewer: Viewer): string | null =>
  inn === null || is_managed || viewer?.isStaff || !isPersonalTaxNumber(inn) ? inn : null

/** The complaint that closed an organization, without its words and its author. */
export const presentClosing = ({ closed_reason, closed_at }: Pick<OrganizationRow, 'closed_reason' | 'closed_at'>) =>
  closed_reason && closed_at && { reason: closed_reason, at: closed_at.toISOString() }

export const presentOrganization = (row: OrganizationRow, viewer: Viewer): Organization => ({
  ...presentCard(row, viewer),
  okvedIds: row.okved_ids,
  okveds: row.okveds,
  admins: row.admins.map(({ id }) => id),
  contacts: row.contacts,
  appeal: row.appeal,
  closed: presentClosing(row),
})

export const presentManaged = (row: OrganizationRow, viewer: Viewer): ManagedOrganization => ({
  ...presentOrganization(row, viewer),
  adminUsers: row.admins.map(({ id, name, photo_id }) => ({ id, name, photo: photo_id && uploadUrl(photo_id) })),
  moderationComment: row.moderation_comment,
})
