import { LockOpen, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { type FormPost, useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { DecisionData } from './load-decision.ts'

type Props = { page: DecisionData }

/** A request for contact details with two answers, and the result after the decision. */
export const DecisionPage = ({ page }: Props) => {
  const { access, isNamed } = page
  const posts = { approved: useFormPost('approved'), declined: useFormPost('declined') }
  const refusals = [posts.approved, posts.declined].map(({ answer }) => answer?.problem?.reason)
  if (!isNamed) return <NoRequest />
  if (!access || refusals.includes('contactsDecisionAccount')) return <OtherAccount page={page} />
  return access.decision ? <Decided {...access} decision={access.decision} /> : <Question page={page} access={access} posts={posts} />
}

type Access = NonNullable<DecisionData['access']>

const Panel = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-start gap-6 rounded-2xl border border-line bg-surface p-4 sm:p-6">{children}</div>
)

const Question = ({ page: { link }, access: { person }, posts }: Props & Pick<AnswersProps, 'posts'> & { access: Access }) => {
  const { decision: words } = useWords().people
  return (
    <Panel>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        {person && <Avatar id={person.id} name={person.name} photo={person.photo} size="huge" />}
        <div>
          <p className="text-xl leading-snug font-semibold wrap-anywhere">{words.asks(person?.name ?? words.someone)}</p>
          {person?.position && <p className="mt-1 text-ink-soft first-letter:uppercase">{person.position}</p>}
        </div>
      </div>
      <p className="text-ink-soft">{words.explanation}</p>
      <Answers suggested={link.decision} posts={posts} />
      {person && <ToPerson id={person.id} />}
    </Panel>
  )
}

type AnswersProps = { suggested: 'approved' | 'declined' | undefined; posts: Record<'approved' | 'declined', FormPost> }

/** Highlights the answer chosen in the email. Only a press decides, because mail programs open links on their own. */
const Answers = ({ suggested, posts }: AnswersProps) => {
  const { decision: words } = useWords().people
  const look = (one: string) => (one === (suggested ?? 'approved') ? 'main' : 'quiet')
  return (
    <div className="flex flex-wrap items-start gap-3">
      {suggested && <p className="basis-full text-sm font-medium text-accent">{words.suggested}</p>}
      <PostFormOf post={posts.approved} submit={words.allow} look={look('approved')} saved={null} />
      <PostFormOf post={posts.declined} submit={words.decline} look={look('declined')} saved={null} />
    </div>
  )
}

const Decided = ({ decision, person }: { decision: 'approved' | 'declined'; person: Access['person'] }) => {
  const { decision: words } = useWords().people
  const Icon = decision === 'approved' ? LockOpen : UserRoundX
  return (
    <Panel>
      <p role="status" className="flex items-start gap-3 text-xl font-semibold wrap-anywhere">
        <Icon className={`mt-0.5 size-6 shrink-0 ${decision === 'approved' ? 'text-accent' : 'text-ink-soft'}`} aria-hidden="true" />
        {words[decision](person?.name ?? words.someone)}
      </p>
      <p className="text-ink-soft">{words.explanation}</p>
      {person && <ToPerson id={person.id} />}
      <ButtonLink to={paths.home()} look="plain" className="-ml-4">
        {words.toHome}
      </ButtonLink>
    </Panel>
  )
}

const ToPerson = ({ id }: { id: number }) => {
  const { decision: words } = useWords().people
  return (
    <ButtonLink to={paths.user(id)} look="quiet">
      {words.toPerson}
    </ButtonLink>
  )
}

const NoRequest = () => {
  const { decision: words } = useWords().people
  return (
    <Panel>
      <h2 className="text-xl font-semibold">{words.noRequest}</h2>
      <p className="text-lg">{words.noRequestText}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={paths.settings('privacy', { section: 'accesses' })}>{words.toRequests}</ButtonLink>
        <ButtonLink to={paths.home()} look="quiet">
          {words.toHome}
        </ButtonLink>
      </p>
    </Panel>
  )
}

const OtherAccount = ({ page: { link, viewerName } }: { page: DecisionData }) => {
  const { decision: words } = useWords().people
  return (
    <Panel>
      <h2 className="text-xl font-semibold">{words.otherAccount}</h2>
      <p role="alert" className="text-lg">
        {words.otherAccountText(viewerName)}
      </p>
      <ButtonLink to={paths.logout(paths.contactsDecision(link))} reloadDocument>
        {words.switchAccount}
      </ButtonLink>
    </Panel>
  )
}
