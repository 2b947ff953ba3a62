import { loadPublicSeries } from '../parts/cabinet/load-public-series.ts'
import { PublicSeries } from '../parts/cabinet/public-series.tsx'
import type { Route } from './+types/series'

export const loader = (args: Route.LoaderArgs) => loadPublicSeries(args)

/** The public page of a series of events. */
export default function SeriesScreen({ loaderData }: Route.ComponentProps) {
  return <PublicSeries series={loaderData} />
}
