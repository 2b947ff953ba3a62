import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { chosenFilters } from './filters.ts'

/** Shown for an empty result: suggests filters to remove. */
export const NoPeopleCard = () => {
  const { nothing } = useWords().people
  const [params] = useSearchParams()
  const isSignedIn = useViewer() !== null
  const chosen = chosenFilters(params, isSignedIn)
  const query = params.get('query')?.trim()
  const isMatched = chosen.some(([name]) => name === 'matchWithMe')
  return (
    <section className="flex flex-col items-center gap-4 rounded-3xl border border-dashed border-line-strong px-6 py-16 text-center">
      <SearchX className="size-10 text-ink-soft" aria-hidden="true" />
      <h2 className="text-xl font-semibold">{nothing.title}</h2>
      {query && <p className="max-w-md text-ink-soft wrap-anywhere">{nothing.query(query)}</p>}
      {isMatched && <p className="max-w-md text-ink-soft">{nothing.match}</p>}
      {chosen.length > (isMatched ? 1 : 0) && <p className="max-w-md text-ink-soft">{nothing.filters}</p>}
      {!query && chosen.length === 0 && <p className="text-ink-soft">{nothing.plain}</p>}
      <p className="flex flex-wrap justify-center gap-3">
        {isMatched && <ButtonLink to={paths.intro(`${paths.users()}?${params}`)}>{nothing.interests}</ButtonLink>}
        {(query || chosen.length > 0) && (
          <ButtonLink to={paths.users()} look="quiet">
            {nothing.reset}
          </ButtonLink>
        )}
      </p>
    </section>
  )
}
