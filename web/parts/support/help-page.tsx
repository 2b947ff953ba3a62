import { Search, SearchX } from 'lucide-react'
import { Form, Link } from 'react-router'
import { helpSearchLength, helpSections } from '../../../contract/reference/limits.ts'
import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { ListHead } from '../../lists/list-head.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Help } from './load-help.ts'
import type { SupportAnswer } from './messages/answer-messages.ts'
import { MessagesSection } from './messages/messages-section.tsx'

type Props = { help: Help; answer: SupportAnswer | null }

/** Help articles: a search, and all titles by topic. Below them the messages to the support. */
export const HelpPage = ({ help: { search, articles, thread }, answer }: Props) => {
  const { support, lists } = useWords()
  return (
    <div className="frame flex flex-col gap-6 py-4 sm:py-8">
      <Head title={support.title} description={support.description} path={paths.support()} isIndexed={search === ''} />
      <div>
        <ListHead title={support.title} lead={support.description} />
        <SearchForm key={search} search={search} />
      </div>
      {search === '' && <Topics articles={articles} />}
      {search !== '' && articles.length > 0 && <Found articles={articles} />}
      {articles.length === 0 && (
        <EmptyState
          Icon={SearchX}
          title={support.nothing.title}
          action={
            <ButtonLink to={paths.support()} look="quiet">
              {support.all}
            </ButtonLink>
          }
        >
          <p>{search ? lists.searched(search) : support.nothing.text}</p>
        </EmptyState>
      )}
      <PageForms value={{ action: paths.supportMessages(), answer }}>
        <MessagesSection thread={thread} />
      </PageForms>
      <p>
        <Link to={paths.page('contacts')} className="inline-flex min-h-11 items-center text-accent hover:underline">
          {support.contact}
        </Link>
      </p>
    </div>
  )
}

const SearchForm = ({ search }: { search: string }) => {
  const { support } = useWords()
  return (
    <Form action={paths.support()} role="search" aria-label={support.searchForm} className="flex max-w-160 gap-2">
      <label className="relative min-w-0 grow">
        <span className="sr-only">{support.search}</span>
        <Search className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-soft" aria-hidden="true" />
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={helpSearchLength}
          placeholder={support.searchHint}
          enterKeyHint="search"
          className="min-h-(--control) w-full rounded-xl border border-line-strong bg-surface pr-3 pl-11"
        />
      </label>
      <Button type="submit">{support.find}</Button>
    </Form>
  )
}

type Titles = { articles: Help['articles'] }

const Topics = ({ articles }: Titles) => {
  const { sections } = useWords().support
  const filled = helpSections.filter((section) => articles.some((article) => article.section === section))
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {filled.map((section) => (
        <section key={section} aria-labelledby={`topic-${section}`} className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
          <h2 id={`topic-${section}`} className="mb-2 text-lg font-semibold">
            {sections[section]}
          </h2>
          <TitleList articles={articles.filter((article) => article.section === section)} />
        </section>
      ))}
    </div>
  )
}

const Found = ({ articles }: Titles) => (
  <ul className="flex max-w-160 flex-col divide-y divide-line">
    {articles.map(({ id, title, excerpt }) => (
      <li key={id} className="py-4 first:pt-0">
        <Link to={paths.supportArticle(id)} className="text-lg font-medium text-accent hover:underline">
          {title}
        </Link>
        <p className="mt-1 text-ink-soft">{excerpt}</p>
      </li>
    ))}
  </ul>
)

export const TitleList = ({ articles }: Titles) => (
  <ul>
    {articles.map(({ id, title }) => (
      <li key={id}>
        <Link to={paths.supportArticle(id)} className="flex min-h-11 items-center py-1 text-accent hover:underline">
          {title}
        </Link>
      </li>
    ))}
  </ul>
)
