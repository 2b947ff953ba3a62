import { SearchX } from 'lucide-react'
import { useLocation } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

/** Shown for an empty result: suggests filters to remove. */
export const NotFoundCard = () => {
  const { nothing } = useWords().events
  const { pathname } = useLocation()
  return (
    <section className="flex flex-col items-center gap-4 rounded-3xl border border-dashed border-line-strong px-6 py-16 text-center">
      <SearchX className="size-10 text-ink-soft" aria-hidden="true" />
      <h2 className="text-xl font-semibold">{nothing.title}</h2>
      <p className="max-w-md text-ink-soft">{nothing.text}</p>
      <ButtonLink to={pathname} look="quiet">
        {nothing.reset}
      </ButtonLink>
    </section>
  )
}
