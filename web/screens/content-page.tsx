import { ContentPage } from '../parts/publications/content-page.tsx'
import { loadContentPage } from '../parts/publications/load-content-page.ts'
import type { Route } from './+types/content-page'

export const loader = (args: Route.LoaderArgs) => loadContentPage(args)

/** A content page: rules, privacy, help and the like. */
export default function ContentPageScreen({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />
}
