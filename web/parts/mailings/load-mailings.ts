import type { RouterContextProvider } from 'react-router'
import type { Mailing } from '../../../contract/mailings/shapes.ts'
import { tryApi } from '../../kernel/api.ts'
import { loadZone } from '../../kernel/load-zone.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { listParams, loadList } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import { loadCabinetNavigation } from '../cabinet/load-navigation.ts'
import { mailingsAddress, mailingsPath, mailingsQuery } from './mailings-address.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** A page of own mailings. A visitor signs in first. */
export const loadMailings = async ({ request, context }: Args) => {
  const params = listParams(request, paths.mailings(), mailingsAddress)
  await signedIn(context, mailingsPath(params))
  const [list, navigation, zone] = await Promise.all([
    loadList(params, (valid) => tryApi(context)('GET /owner/mailings', { query: mailingsQuery(valid) })),
    loadCabinetNavigation(context),
    loadZone(context),
  ])
  return { rows: list._items.map(mailingRow), meta: list._meta, navigation, zone }
}
export type MailingsPageData = Awaited<ReturnType<typeof loadMailings>>

export const mailingRow = ({
  id,
  subject,
  statusText,
  pausedAt,
  recipientCount,
  sentCount,
  sendAt,
  finishedAt,
  updatedAt,
  selfPermission,
}: Mailing) => ({
  ...{ id, subject, status: statusText, isPaused: pausedAt !== null, recipientCount, sentCount },
  /** When it was sent, will be sent, or was changed last. */
  at: finishedAt ?? sendAt ?? updatedAt,
  canEdit: selfPermission.edit,
})
export type MailingListRow = ReturnType<typeof mailingRow>
