import { certificateStatuses } from '../../../../contract/certificates/limits.ts'
import { tryApi } from '../../../kernel/api.ts'
import { addressOf, pageOf, pathWith } from '../../../lists/address.ts'
import { one, search } from '../../../lists/fields.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { loadOwnEvent, type OwnEventArgs } from './load-own-event.ts'

export const certificatesAddress = addressOf({ search: search(200), status: one.of(certificateStatuses) })

/** A page of the certificates of an own event. */
export const loadCertificates = async (args: OwnEventArgs & { request: Request }) => {
  const own = await loadOwnEvent(args, 'certificates')
  const path = paths.ownEvent(own.event.id, 'certificates')
  const params = listParams(args.request, path, certificatesAddress)
  const page = (filters: URLSearchParams) =>
    tryApi(args.context)('GET /owner/events/:id/certificates', {
      params: { id: own.event.id },
      query: { ...certificatesAddress.query(filters), paginationPage: pageOf(filters) },
    })
  const list = await loadList(params, page)
  const { search: typed = '', status } = certificatesAddress.query(params)
  return { ...own, list, filters: { search: typed, status: status ?? null }, address: pathWith(path, params) }
}
export type CertificatesData = Awaited<ReturnType<typeof loadCertificates>>
