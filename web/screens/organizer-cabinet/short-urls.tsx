import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerLinks } from '../../parts/short-links/answer-links.ts'
import { LinksPage } from '../../parts/short-links/links-page.tsx'
import { loadLinks } from '../../parts/short-links/load-links.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/short-urls'

export const loader = (args: Route.LoaderArgs) => loadLinks(args)

export const action = (args: Route.ActionArgs) => answerLinks(args)

export default function ShortUrlsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords().shortLinks
  return (
    <>
      <Head title={title} path={paths.shortLinks()} isIndexed={false} />
      <LinksPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
