import { Check, Minus, Plus } from 'lucide-react'
import type { User } from '../../../contract/people/people.ts'
import type { Dictionary } from '../../../messages/ru.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { PersonForm, usePersonFetcher } from './person-form.tsx'

type Props = {
  person: Pick<User, 'id' | 'subscription' | 'can'> & { name: string }
  /** Of the action; what is followed already is quiet, or plain where the action is. */
  look?: 'main' | 'quiet' | 'plain'
  size?: 'small' | 'normal'
  label?: 'state' | 'action'
}

/** An optimistic button. In lists of followed users it shows the action, elsewhere the state. */
export const FollowButton = ({ person, look = 'main', size = 'normal', label = 'state' }: Props) => {
  const { people } = useWords()
  const viewer = useViewer()
  const fetcher = usePersonFetcher()
  if (viewer && !person.can.follow) return null
  const pressed = fetcher.formData?.get('intent')
  const isFollowed = pressed ? pressed === 'follow' : (fetcher.data?.subscribed ?? person.subscription.subscribed)
  const { Icon, word } = faceOf(people, isFollowed, label)
  return (
    <PersonForm userId={person.id} fetcher={fetcher}>
      <Button
        type="submit"
        name="intent"
        value={isFollowed ? 'unfollow' : 'follow'}
        look={isFollowed && look === 'main' ? 'quiet' : look}
        size={size}
      >
        <Icon className="size-4" aria-hidden="true" />
        {word}
        <span className="sr-only">{person.name}</span>
      </Button>
    </PersonForm>
  )
}

const faceOf = (words: Dictionary['people'], isFollowed: boolean, label: 'state' | 'action') => {
  if (!isFollowed) return { Icon: Plus, word: words.follow }
  return label === 'action' ? { Icon: Minus, word: words.unfollow } : { Icon: Check, word: words.following }
}
