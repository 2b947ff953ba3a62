import { mailingStatuses } from '../../../contract/mailings/limits.ts'
import { addressOf, pageOf, pathWith } from '../../lists/address.ts'
import { one, search } from '../../lists/fields.ts'
import { paths } from '../../paths.ts'

export const mailingsAddress = addressOf({ status: one.of(mailingStatuses), search: search(200) })

const [askName, mailingName] = ['ask', 'mailing']

/** The mailing whose deletion the address asks about; it is no part of the list. */
export const removalIn = (params: URLSearchParams): number | null => (params.get(askName) === 'remove' ? Number(params.get(mailingName)) : null)

/** The list of an address without a question. */
export const mailingsPath = (params: URLSearchParams): string => pathWith(paths.mailings(), mailingsAddress.clean(params))

export const removePath = (params: URLSearchParams, id: number): string =>
  pathWith(paths.mailings(), new URLSearchParams([...mailingsAddress.clean(params), [askName, 'remove'], [mailingName, String(id)]]))

export const mailingsQuery = (params: URLSearchParams) => ({ ...mailingsAddress.query(params), paginationPage: pageOf(params) })
