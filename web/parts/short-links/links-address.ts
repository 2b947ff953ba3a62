import { addressOf, pageOf, pathWith } from '../../lists/address.ts'
import { search } from '../../lists/fields.ts'
import { paths } from '../../paths.ts'

export const linksAddress = addressOf({ search: search(200) })

const [askName, linkName] = ['ask', 'link']

/** A question over the list; it is no part of the list. */
export type LinkQuestion = { ask: 'create' } | { ask: 'edit' | 'remove' | 'statistics'; linkId: number }

export const questionIn = (params: URLSearchParams): LinkQuestion | null => {
  const ask = params.get(askName)
  if (ask === 'create') return { ask }
  const linkId = Number(params.get(linkName))
  return (ask === 'edit' || ask === 'remove' || ask === 'statistics') && linkId > 0 ? { ask, linkId } : null
}

/** The list of an address without a question. */
export const linksPath = (params: URLSearchParams): string => pathWith(paths.shortLinks(), linksAddress.clean(params))

export const questionPath = (params: URLSearchParams, question: LinkQuestion): string =>
  pathWith(
    paths.shortLinks(),
    new URLSearchParams([
      ...linksAddress.clean(params),
      [askName, question.ask],
      ...('linkId' in question ? [[linkName, String(question.linkId)] as [string, string]] : []),
    ]),
  )

export const linksQuery = (params: URLSearchParams) => ({ ...linksAddress.query(params), paginationPage: pageOf(params) })
