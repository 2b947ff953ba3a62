import { Heart } from 'lucide-react'
import { use, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { Reply } from '../../../contract/contract.ts'
import type { EventCard } from '../../../contract/events/events.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { SignInContext } from '../accounts/sign-in-link.tsx'

type Props = { event: Pick<EventCard, 'id' | 'name' | 'isFavorite'>; className?: string }

/** Answers by loaded event: the later pages of a list are not loaded again. An event loaded after the answer has it inside. */
const answers = new WeakMap<Props['event'], boolean>()

/** An optimistic favourite button that also works without scripts; visitors are asked to sign in. */
export const FavoriteButton = ({ event, className = '' }: Props) => {
  const t = useWords()
  const viewer = useViewer()
  const askToSignIn = use(SignInContext)
  const fetcher = useFetcher<Reply<'POST /participant/events/:id/favorites'>>()
  const wanted = fetcher.formData?.get('wanted')
  const isFavorite = wanted ? wanted === 'yes' : (answers.get(event) ?? event.isFavorite)
  const store = useEffectEvent((answer: boolean) => answers.set(event, answer))
  useEffect(() => {
    if (fetcher.data) store(fetcher.data.isFavorite)
  }, [fetcher.data])
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
        className="flex size-11 items-center justify-center rounded-full bg-surface/80 text-ink hover:bg-surface hover:shadow-raised"
      >
        <Heart className={`size-5 ${isFavorite ? 'fill-accent text-accent' : ''}`} aria-hidden="true" />
      </button>
    </fetcher.Form>
  )
}
