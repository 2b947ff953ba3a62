import { Heart } from 'lucide-react'
import { use } from 'react'
import { useFetcher } from 'react-router'
import type { EventCard } from '../../../contract/events/events.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { SignInContext } from '../accounts/sign-in-link.tsx'

type Props = { event: Pick<EventCard, 'id' | 'name' | 'isFavorite'>; className?: string }

/** An optimistic favourite button that also works without scripts; visitors are asked to sign in. */
export const FavoriteButton = ({ event, className = '' }: Props) => {
  const t = useWords()
  const viewer = useViewer()
  const askToSignIn = use(SignInContext)
  const fetcher = useFetcher()
  const wanted = fetcher.formData?.get('wanted')
  const isFavorite = wanted ? wanted === 'yes' : event.isFavorite
  const onSubmit = (press: React.FormEvent) => {
    if (viewer || !askToSignIn) return
    press.preventDefault()
    askToSignIn()
  }
  return (
    <fetcher.Form method="post" action={paths.favorite()} onSubmit={onSubmit} className={className}>
      <input type="hidden" name="eventId" value={event.id} />
      <button
        type="submit"
        name="wanted"
        value={isFavorite ? 'no' : 'yes'}
        aria-pressed={isFavorite}
        aria-label={t.events.favorite(event.name)}
        className="flex size-11 items-center justify-center rounded-full bg-surface/95 text-ink shadow-raised hover:bg-surface"
      >
        <Heart className={`size-5 ${isFavorite ? 'fill-accent text-accent' : ''}`} aria-hidden="true" />
      </button>
    </fetcher.Form>
  )
}
