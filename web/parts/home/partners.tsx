import { useWords } from '../../kernel/words.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import type { HomeData } from './load-home.ts'

/** The organizations that hold the most events. */
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
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {partners.map(({ id, name, logo }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 py-2">
            <Avatar id={id} name={name} photo={logo} />
            <span className="leading-snug font-medium wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
