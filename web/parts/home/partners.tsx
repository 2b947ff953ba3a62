import { useWords } from '../../kernel/words.tsx'
import type { HomeData } from './load-home.ts'

/** Tiles of the organizations that hold events. */
export const Partners = ({ partners }: Pick<HomeData, 'partners'>) => {
  const { title, text } = useWords().home.partners
  if (partners.length === 0) return null
  return (
    <section aria-labelledby="partners" className="frame flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id="partners" className="text-2xl font-semibold">
          {title}
        </h2>
        <p className="text-lg text-ink-soft">{text}</p>
      </div>
      <ul className="flex flex-wrap gap-3 sm:grid sm:grid-cols-3 lg:grid-cols-4">
        {partners.map(({ id, name, logo }) => (
          <li
            key={id}
            className="flex min-h-12 grow items-center justify-center rounded-2xl border border-line bg-surface px-4 py-2 text-center leading-snug font-medium max-sm:text-sm wrap-break-word sm:min-h-24"
          >
            {logo ? <img src={logo} alt={name} className="max-h-16 object-contain" loading="lazy" /> : name}
          </li>
        ))}
      </ul>
    </section>
  )
}
