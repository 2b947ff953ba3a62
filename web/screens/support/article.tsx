import { ArticlePage } from '../../parts/support/article-page.tsx'
import { loadArticle } from '../../parts/support/load-help.ts'
import type { Route } from './+types/article'

export const loader = (args: Route.LoaderArgs) => loadArticle(args)

export default function SupportArticleScreen({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}
