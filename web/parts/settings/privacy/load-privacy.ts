import type { RouterContextProvider } from 'react-router'
import { maxPageSize } from '../../../../contract/limits.ts'
import { api } from '../../../kernel/api.ts'

export const loadPrivacy = async (context: Readonly<RouterContextProvider>) => {
  const call = api(context)
  const [visibility, accesses, consents] = await Promise.all([
    call('GET /user/profile-visibility'),
    call('GET /participant/accesses', { query: { direction: 'incoming', paginationSize: maxPageSize } }),
    call('GET /user/consents'),
  ])
  return { visibility, accesses: accesses._items, accessCount: accesses._meta.totalCount, consents: consents._items }
}

export type PrivacyData = Awaited<ReturnType<typeof loadPrivacy>>
