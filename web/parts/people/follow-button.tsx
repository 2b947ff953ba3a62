import { Check, Plus } from 'lucide-react'
import type { User } from '../../../contract/people.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { useViewer } from '../layout/session.tsx'
import { PersonForm, usePersonFetcher } from './person-form.tsx'

type Props = { person: Pick<User, 'id' | 'subscription' | 'can'> & { name: string }; look?: 'main' | 'quiet'; size?: 'small' | 'normal' }

/** Answers at once and is true after a reload. */
export const FollowButton = ({ person, look = 'main', size = 'normal' }: Props) => {
  const { people } = useWords()
  const viewer = useViewer()
  const fetcher = usePersonFetcher()
  if (viewer && !person.can.follow) return null
  const pressed = fetcher.formData?.get('intent')
  const isFollowed = pressed ? pressed === 'follow' : (fetcher.data?.subscribed ?? person.subscription.subscribed)
  const Icon = isFollowed ? Check : Plus
  return (
    <PersonForm userId={person.id} fetcher={fetcher}>
      <Button type="submit" name="intent" value={isFollowed ? 'unfollow' : 'follow'} look={isFollowed ? 'quiet' : look} size={size}>
        <Icon className="size-4" aria-hidden="true" />
        {isFollowed ? people.following : people.follow}
        <span className="sr-only">{person.name}</span>
      </Button>
    </PersonForm>
  )
}
