import { Inbox as InboxIcon, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { api } from '../kernel/api.ts'
import { Head } from '../kernel/page-head.tsx'
import { useRootData } from '../kernel/root-data.ts'
import { useWords } from '../kernel/words.tsx'
import { MessageCard } from '../parts/inbox/message-card.tsx'
import { useNewMessages } from '../parts/inbox/use-new-messages.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/field.tsx'
import type { Route } from './+types/inbox'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const to = new URL(request.url).searchParams.get('to') ?? ''
  const { _items } = await api(context)('GET /inbox', { query: to ? { to } : {} })
  return { to, messages: _items }
}

export default function Inbox({ loaderData: { to, messages } }: Route.ComponentProps) {
  const { inbox } = useWords().home
  const ago = useAgo()
  return (
    <section className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-10 sm:py-14">
      <Head title={inbox.title} path={paths.inbox()} isIndexed={false} />
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl font-semibold">{inbox.title}</h1>
        <p className="text-lg text-ink-soft">{inbox.explanation}</p>
      </header>
      <RecipientForm key={to} to={to} />
      <Refreshing to={to} newestId={messages[0]?.id} />
      <p role="status" className={messages.length > 0 ? 'text-ink-soft' : 'sr-only'}>
        {messages.length < maxMessages ? inbox.count(messages.length) : inbox.limit(messages.length)}
      </p>
      {messages.length > 0 ? (
        <ol className="flex flex-col gap-4">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} ago={ago(message.createdAt)} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyInbox to={to} />
      )}
    </section>
  )
}

/** The limit of the call. */
const maxMessages = 200

/** Time since a message, relative to the moment the page was rendered. */
const useAgo = () => {
  const { ago } = useWords().home.inbox
  const nowMs = Date.parse(useRootData()?.now ?? '')
  return (at: string) => {
    const minutes = Math.floor((nowMs - Date.parse(at)) / 60_000)
    if (minutes < 1) return ago.now
    if (minutes < 60) return ago.minutes(minutes)
    return minutes < 24 * 60 ? ago.hours(Math.floor(minutes / 60)) : ago.days(Math.floor(minutes / (24 * 60)))
  }
}

const RecipientForm = ({ to }: { to: string }) => {
  const { inbox } = useWords().home
  return (
    <Form method="get" action={paths.inbox()} role="search" aria-label={inbox.to} className="flex flex-wrap items-end gap-2">
      <label className="flex min-w-60 grow flex-col gap-1.5 font-medium">
        {inbox.to}
        <input
          type="text"
          name="to"
          defaultValue={to}
          placeholder={inbox.toHint}
          autoComplete="off"
          maxLength={320}
          className="min-h-12 rounded-xl border border-line-strong bg-surface px-3.5 font-normal placeholder:text-ink-soft"
        />
      </label>
      <Button type="submit" className="min-h-12">
        {inbox.filter}
      </Button>
      {to && (
        <ButtonLink to={paths.inbox()} look="quiet" className="min-h-12">
          {inbox.everyone}
        </ButtonLink>
      )}
    </Form>
  )
}

/** A refresh link that works without scripts, and a switch for automatic refresh. */
const Refreshing = ({ to, newestId }: { to: string; newestId: number | undefined }) => {
  const { inbox } = useWords().home
  const [isOn, setOn] = useState(true)
  useNewMessages({ to, newestId, isOn })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <ButtonLink to={paths.inbox(to)} look="quiet" replace preventScrollReset>
        <RotateCw className="size-5" aria-hidden="true" />
        {inbox.refresh}
      </ButtonLink>
      <div className="script-only">
        <Checkbox label={inbox.follow} checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      </div>
    </div>
  )
}

const EmptyInbox = ({ to }: { to: string }) => {
  const { inbox } = useWords().home
  return (
    <div className="flex flex-col items-center gap-3 rounded-2xl bg-sunken px-6 py-14 text-center">
      <InboxIcon className="size-10 text-ink-soft" aria-hidden="true" />
      <p className="text-xl font-semibold wrap-anywhere">{to ? inbox.emptyFor(to) : inbox.empty.title}</p>
      <p className="text-ink-soft">{inbox.empty.text}</p>
    </div>
  )
}
