import { Head } from '../../kernel/page-head.tsx'
import { paths } from '../../paths.ts'
import type { ContentPageData } from './load-content-page.ts'

/** A page of text, such as the rules. */
export const ContentPage = ({ page: { path, title, body } }: { page: ContentPageData }) => (
  <article className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
    <Head title={title} path={paths.page(path)} />
    <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it */}
    <div className="prose-text text-lg" dangerouslySetInnerHTML={{ __html: body }} />
  </article>
)
