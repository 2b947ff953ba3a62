import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'

/** Searches the catalogue of events. */
export const SearchForm = () => {
  const { hero } = useWords().home
  return (
    <Form
      method="get"
      action={paths.events()}
      role="search"
      aria-label={hero.search}
      className="flex max-w-xl items-center gap-2 rounded-2xl border border-line-strong bg-surface p-1.5 pl-4 shadow-raised focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent"
    >
      <Search className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <input
        type="search"
        name="search"
        aria-label={hero.search}
        placeholder={hero.searchHint}
        maxLength={200}
        className="min-h-12 w-full min-w-0 bg-transparent outline-none sm:text-lg text-ellipsis placeholder:text-ink-soft"
      />
      <input type="hidden" name="sort" value="weight" />
      <Button type="submit" className="min-h-12 sm:px-5">
        {hero.find}
      </Button>
    </Form>
  )
}
