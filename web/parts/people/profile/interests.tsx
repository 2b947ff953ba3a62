import { ThumbsUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { interestsShown } from '../../../../contract/limits.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PageSection } from '../../events/page-section.tsx'
import { PersonForm, usePersonFetcher } from '../person-form.tsx'
import type { Profile } from './profile-of.ts'

/** Interests of a user, 25 at first (V345); other users may confirm them. */
export const Interests = ({ person }: { person: Profile }) => {
  const { page } = useWords().people
  const isOwn = useViewer()?.id === person.id
  const [search] = useSearchParams()
  const [isAll, setAll] = useState(search.get('interests') === 'all')
  if (person.interests.length === 0) return null
  const visible = isAll ? person.interests : person.interests.slice(0, interestsShown)
  const rest = person.interests.length - visible.length
  return (
    <PageSection id="interests" title={page.interests}>
      <ul className="flex flex-wrap gap-2">
        {visible.map((interest) => (
          <li key={interest.id}>{isOwn ? <OwnInterest interest={interest} /> : <Interest interest={interest} personId={person.id} />}</li>
        ))}
      </ul>
      {rest > 0 && <Rest count={rest} person={person} onShow={() => setAll(true)} />}
    </PageSection>
  )
}

type InterestProps = { interest: Profile['interests'][number] }

const chip = 'inline-flex min-h-9 items-center gap-2 rounded-full px-3.5 text-sm'

const OwnInterest = ({ interest: { name, reviews } }: InterestProps) => (
  <span className={`${chip} bg-sunken`}>
    {name}
    {reviews > 0 && <Reviews count={reviews} isMine={false} />}
  </span>
)

const Interest = ({ interest, personId }: InterestProps & { personId: number }) => {
  const { page } = useWords().people
  const fetcher = usePersonFetcher()
  const before = { reviewed: interest.reviewed, reviews: interest.reviews, ...fetcher.data }
  const now = fetcher.formData ? { reviewed: !before.reviewed, reviews: before.reviews + (before.reviewed ? -1 : 1) } : before
  return (
    <PersonForm userId={personId} fetcher={fetcher}>
      <input type="hidden" name="interestId" value={interest.id} />
      <button
        type="submit"
        name="intent"
        value="reviewInterest"
        disabled={fetcher.state !== 'idle'}
        aria-pressed={now.reviewed}
        title={page.confirm(interest.name)}
        className={`${chip} ${now.reviewed ? 'bg-accent-soft' : 'bg-sunken'} hover:bg-accent-soft`}
      >
        {interest.name}
        <Reviews count={now.reviews} isMine={now.reviewed} />
      </button>
    </PersonForm>
  )
}

const Reviews = ({ count, isMine }: { count: number; isMine: boolean }) => {
  const { page } = useWords().people
  return (
    <span className="inline-flex items-center gap-1 text-ink-soft">
      <ThumbsUp className={`size-3.5 print:hidden ${isMine ? 'fill-accent text-accent' : ''}`} aria-hidden="true" />
      {count > 0 && (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{page.confirmed(count)}</span>
        </>
      )}
    </span>
  )
}

/** With scripts the remaining interests appear in place; without them the button loads the page with all. */
const Rest = ({ count, person, onShow }: { count: number; person: Profile; onShow: () => void }) => {
  const { page } = useWords().people
  const show = (press: FormEvent) => {
    press.preventDefault()
    onShow()
  }
  return (
    <Form method="get" action={paths.user(person.address)} onSubmit={show} className="mt-3 print:hidden">
      <Button type="submit" name="interests" value="all" look="quiet">
        {page.allInterests(count)}
      </Button>
    </Form>
  )
}
