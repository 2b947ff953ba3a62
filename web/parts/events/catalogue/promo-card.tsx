import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'

/** A card among the events that invites startups to competitions. */
export const PromoCard = () => {
  const { promo } = useWords().events
  return (
    <Link
      to={paths.competitions()}
      className="card-link flex h-full min-h-72 flex-col justify-between gap-6 rounded-2xl bg-accent-soft p-6 hover:-translate-y-0.5 hover:shadow-raised"
    >
      <span className="text-xl leading-tight font-semibold">{promo.title}</span>
      <span className="flex flex-col gap-5">
        <span>{promo.text}</span>
        <span className="inline-flex items-center gap-2 font-semibold text-accent">
          {promo.action}
          <ArrowRight className="size-5" aria-hidden="true" />
        </span>
      </span>
    </Link>
  )
}
