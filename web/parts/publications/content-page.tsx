import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Unfolded } from '../../ui/unfolded.tsx'
import { type ContentSection, sectionsOf } from './content-sections.ts'
import type { ContentPageData } from './load-content-page.ts'

/** A page of text, such as the rules; a longer one begins with its contents. */
export const ContentPage = ({ page: { path, title, body } }: { page: ContentPageData }) => {
  const { html, sections } = sectionsOf(body)
  return (
    <article className="frame grid gap-x-12 gap-y-6 py-6 sm:py-12 lg:grid-cols-[minmax(0,40rem)_15rem] lg:justify-center">
      <Head title={title} path={paths.page(path)} />
      <h1 className="text-2xl font-semibold tracking-tight text-balance lg:col-span-2">{title}</h1>
      {sections.length > 1 && <Contents sections={sections} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it */}
      <div className="prose-text text-lg lg:col-start-1 lg:row-start-2" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}

/** Beside the text on a wide screen, collapsed before it on others. */
const Contents = ({ sections }: { sections: ContentSection[] }) => {
  const { contents } = useWords().common
  return (
    <nav aria-label={contents} className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-2 lg:self-start">
      <div className="lg:hidden">
        <Unfolded title={contents}>
          <ContentsList sections={sections} />
        </Unfolded>
      </div>
      <div className="max-lg:hidden">
        <p className="mb-1 text-sm text-ink-soft">{contents}</p>
        <ContentsList sections={sections} />
      </div>
    </nav>
  )
}

const ContentsList = ({ sections }: { sections: ContentSection[] }) => (
  <ul className="flex flex-col border-l border-line">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="-ml-px flex min-h-8 items-center border-l-2 border-transparent py-1 pl-4 text-accent hover:border-accent hover:underline"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
)
