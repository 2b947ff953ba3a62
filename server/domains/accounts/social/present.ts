import type { ExternalAccount } from '../../../../contract/accounts/credentials.ts'
import type { ExternalRow } from './store.ts'

export const presentExternalAccount = (
  { id, network, external_id, name, page, profile, is_visible }: ExternalRow,
  title: string,
): ExternalAccount => ({
  id,
  network,
  title,
  externalId: external_id,
  name,
  photo: profile.photo,
  url: page,
  profile,
  visible: is_visible,
  connected: true,
})

export const presentUnconnected = ({ network, title }: { network: string; title: string }): ExternalAccount => ({
  id: null,
  network,
  title,
  externalId: null,
  name: null,
  photo: null,
  url: null,
  profile: { city: null, birthday: null, photo: null },
  visible: false,
  connected: false,
})
