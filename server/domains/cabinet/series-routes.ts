import type { series } from '../../../contract/cabinet/series.ts'
import type { Handlers } from '../../kernel/call.ts'
import { seriesOf, seriesPage, setSeriesUrl } from './series.ts'

export const seriesRoutes: Handlers<typeof series> = {
  'GET /owner/events/:id/sequence': (ctx) => seriesOf(ctx),
  'POST /owner/event-sequence-url': (ctx) => setSeriesUrl(ctx),
  'GET /event-series/:url': (ctx) => seriesPage(ctx),
}
