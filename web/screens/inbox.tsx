import { Inbox as InboxIcon, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { api } from '../kernel/api.ts'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { pageOf, pathWith } from '../lists/address.ts'
import { MessageDays } from '../parts/inbox/message-days.tsx'
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
  return (
    <section className="frame-narrow flex flex-col gap-4 py-6 sm:gap-6 sm:py-12">
      <Head title={inbox.title} path={paths.inbox()} isIndexed={false} />
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold">{inbox.title}</h1>
        <p className="text-ink-soft">{inbox.explanation}</p>
      </header>
      <RecipientForm key={to} to={to} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className={count > 0 ? 'font-medium' : 'sr-only'}>
          {count < maxMessages ? inbox.count(count) : inbox.limit(count)}
        </p>
        <Refreshing to={to} newestId={newestId} />
      </div>
      {messages.length > 0 ? (
        <MessageDays messages={messages} newestId={newestId} />
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

const RecipientForm = ({ to }: { to: string }) => {
  const { inbox } = useWords().home
  return (
    <Form method="get" action={paths.inbox()} role="search" aria-label={inbox.to} className="flex flex-wrap gap-2">
      <label className="min-w-0 grow basis-0">
        <span className="sr-only">{inbox.to}</span>
        <input
          type="text"
          name="to"
          defaultValue={to}
          placeholder={inbox.toHint}
          autoComplete="off"
          maxLength={320}
          className="min-h-11 w-full rounded-xl border border-line-strong bg-surface px-3.5 placeholder:text-ink-soft"
        />
      </label>
      <Button type="submit" look="quiet">
        {inbox.filter}
      </Button>
      {to && (
        <ButtonLink to={paths.inbox()} look="plain">
          {inbox.everyone}
        </ButtonLink>
      )}
    </Form>
  )
}

/** A switch for automatic refresh, and a link that refreshes without it or without scripts. */
const Refreshing = ({ to, newestId }: { to: string; newestId: number | undefined }) => {
  const { inbox } = useWords().home
  const [isOn, setOn] = useState(true)
  useNewMessages({ to, newestId, isOn })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="script-only">
        <Checkbox label={inbox.follow} checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      </div>
      <ButtonLink to={paths.inbox(to)} look="plain" size="small" replace preventScrollReset className={isOn ? 'no-script-only' : ''}>
        <RotateCw className="size-4" aria-hidden="true" />
        {inbox.refresh}
      </ButtonLink>
    </div>
  )
}
