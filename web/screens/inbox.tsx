import { Inbox as InboxIcon, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { api } from '../kernel/api.ts'
import { Head } from '../kernel/page-head.tsx'
import { useRootData } from '../kernel/root-data.ts'
import { useWords } from '../kernel/words.tsx'
import { pageOf, pathWith } from '../lists/address.ts'
import { MessageCard } from '../parts/inbox/message-card.tsx'
import { useNewMessages } from '../parts/inbox/use-new-messages.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Checkbox } from '../ui/field.tsx'
import { Pagination } from '../ui/pagination.tsx'
import type { Route } from './+types/inbox'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const to = search.get('to') ?? ''
  const { _items } = await api(context)('GET /inbox', { query: to ? { to } : {} })
  const pageCount = Math.max(1, Math.ceil(_items.length / onPage))
  const page = Math.min(pageOf(search), pageCount)
  return { to, messages: _items.slice((page - 1) * onPage, page * onPage), count: _items.length, newestId: _items[0]?.id, page }
}

export default function Inbox({ loaderData: { to, messages, count, newestId, page } }: Route.ComponentProps) {
  const { inbox } = useWords().home
  const ago = useAgo()
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <Head title={inbox.title} path={paths.inbox()} isIndexed={false} />
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl font-semibold">{inbox.title}</h1>
        <p className="text-lg text-ink-soft">{inbox.explanation}</p>
      </header>
      <RecipientForm key={to} to={to} />
      <Refreshing to={to} newestId={newestId} />
      <p role="status" className={count > 0 ? 'text-ink-soft' : 'sr-only'}>
        {count < maxMessages ? inbox.count(count) : inbox.limit(count)}
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
        <EmptyState Icon={InboxIcon} title={to ? inbox.emptyFor(to) : inbox.empty.title}>
          <p>{inbox.empty.text}</p>
        </EmptyState>
      )}
      <Pagination label={inbox.title} page={page} pageSize={onPage} total={count} to={(next) => pathWith(paths.inbox(), pageOfInbox(to, next))} />
    </section>
  )
}

const onPage = 20

const pageOfInbox = (to: string, page: number) => new URLSearchParams({ ...(to && { to }), ...(page > 1 && { page: String(page) }) })

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
