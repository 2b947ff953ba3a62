import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import type { HomeData } from './load-home.ts'

/** Themes with upcoming events, each a link to the filtered list. */
export const Themes = ({ themes }: Pick<HomeData, 'themes'>) => {
  const { title, text } = useWords().home.themes
  if (themes.length === 0) return null
  return (
    <section aria-labelledby="themes" className="frame grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-8">
      <div className="flex flex-col gap-2">
        <h2 id="themes" className="text-2xl font-semibold">
          {title}
        </h2>
        <p className="text-lg text-ink-soft">{text}</p>
      </div>
      <ul className="flex flex-wrap gap-2.5">
        {themes.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={paths.events({ themes: [id] })}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-lg hover:border-accent hover:bg-accent-soft"
            >
              {name}
              <span className="text-sm text-ink-soft">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
