import type { RouterContextProvider } from 'react-router'
import { api } from '../../kernel/api.ts'

/** The content page of the rest of an address after /page/. */
export const loadContentPage = ({ context, params }: { context: Readonly<RouterContextProvider>; params: { '*'?: string } }) =>
  api(context)('GET /pages/:id', { params: { id: params['*']?.split('/').filter(Boolean).join('/') || '-' } })

export type ContentPageData = Awaited<ReturnType<typeof loadContentPage>>
