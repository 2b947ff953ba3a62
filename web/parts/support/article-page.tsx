import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { plainText } from '../../kernel/plain-text.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { TitleList } from './help-page.tsx'
import type { LoadedArticle } from './load-help.ts'

/** A help article, and the other ones of its topic. */
export const ArticlePage = ({ article: { id, section, title, body }, others }: LoadedArticle) => {
  const { support } = useWords()
  return (
    <article className="frame py-4 sm:py-8">
      <Head title={title} description={plainText(body).slice(0, 200)} path={paths.supportArticle(id)} />
      <div className="mx-auto flex max-w-160 flex-col gap-4">
        <Link to={paths.support()} className="-ml-1 flex min-h-11 items-center gap-1 self-start text-accent hover:underline">
          <ChevronLeft className="size-5" aria-hidden="true" />
          {support.back}
        </Link>
        <p className="text-ink-soft">{support.sections[section]}</p>
        <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it */}
        <div className="prose-text text-lg" dangerouslySetInnerHTML={{ __html: body }} />
        {others.length > 0 && (
          <section aria-labelledby="same-topic" className="mt-4 border-t border-line pt-6">
            <h2 id="same-topic" className="mb-2 text-lg font-semibold">
              {support.sameTopic}
            </h2>
            <TitleList articles={others} />
          </section>
        )}
      </div>
    </article>
  )
}
