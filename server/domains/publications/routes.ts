import type { contentPages } from '../../../contract/publications/content-pages.ts'
import type { Handlers } from '../../kernel/call.ts'
import { contentPage } from './content-page.ts'

export const publicationsRoutes: Handlers<typeof contentPages> = {
  'GET /pages/:id': (ctx) => contentPage(ctx),
}
