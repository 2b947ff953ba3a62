import { useWords } from '../../kernel/words.tsx'
import type { HomeData } from './load-home.ts'

/** Tiles of the organizations that hold events. */
export const Partners = ({ partners }: Pick<HomeData, 'partners'>) => {
  const { title, text } = useWords().home.partners
  if (partners.length === 0) return null
  return (
    <section aria-labelledby="partners" className="mx-auto flex max-w-7xl flex-col gap-8 px-4 py-14 sm:py-16">
      <div className="flex flex-col gap-2">
        <h2 id="partners" className="text-2xl font-semibold">
          {title}
        </h2>
        <p className="text-lg text-ink-soft">{text}</p>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {partners.map(({ id, name, logo }) => (
          <li
            key={id}
            className="flex min-h-24 items-center justify-center rounded-2xl bg-sunken p-4 text-center leading-snug font-medium wrap-anywhere"
          >
            {logo ? <img src={logo} alt={name} className="max-h-16 object-contain" loading="lazy" /> : name}
          </li>
        ))}
      </ul>
    </section>
  )
}
