import { Settings2 } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pageSizes } from '../../../contract/limits.ts'
import type { Notification } from '../../../contract/notifications/notifications.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { BellItem } from './bell-item.tsx'
import { dismissNotice, isClosed } from './closed-notices.ts'
import { type Bell, keyOf } from './use-bell.ts'

type Props = { bell: Bell; setBell: Dispatch<SetStateAction<Bell>> }

/** Notifications, newest first; older ones load on scrolling. */
export const BellList = ({ bell, setBell }: Props) => {
  const { notifications } = useWords()
  const change = (changed: Notification) =>
    setBell((now) => ({ ...now, items: now.items.map((item) => (keyOf(item) === keyOf(changed) ? changed : item)) }))
  const close = ({ id }: Notification) => {
    dismissNotice(id)
    setBell((now) => ({ ...now, items: now.items.filter((item) => !(item.global && item.id === id)) }))
  }
  const visible = bell.items.filter((item) => !(item.global && isClosed(item.id)))
  return (
    <section aria-label={notifications.title}>
      <header className="flex items-center justify-between gap-4 px-5 pt-3 pb-1">
        <h2 className="text-lg font-semibold">{notifications.title}</h2>
        <Link
          to={paths.settings('subscriptions')}
          className="inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-accent hover:underline"
        >
          <Settings2 className="size-4" aria-hidden="true" />
          {notifications.preferences}
        </Link>
      </header>
      {visible.length === 0 && <p className="px-5 pb-6 text-ink-soft">{notifications.empty}</p>}
      <ul className="divide-y divide-line">
        {visible.map((item) => (
          <BellItem key={keyOf(item)} item={item} onChange={change} onClose={close} />
        ))}
      </ul>
      {bell.items.length < bell.pageCount * pageSizes.notifications && <Older key={bell.items.length} bell={bell} setBell={setBell} />}
    </section>
  )
}

/** Loads the next page when it scrolls into view. */
const Older = ({ bell, setBell }: Props) => {
  const end = useRef<HTMLDivElement>(null)
  const page = Math.floor(bell.items.length / pageSizes.notifications) + 1
  useEffect(() => {
    const load = async () => {
      const answer = await browserApi('GET /user/notifications', { query: { paginationPage: page } })
      if (answer.ok) setBell((now) => ({ ...now, items: withOlder(now.items, answer.reply._items), pageCount: answer.reply._meta.pageCount }))
    }
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return
      observer.disconnect()
      void load()
    })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [page, setBell])
  return <div ref={end} className="h-12 bg-sunken motion-safe:animate-pulse" />
}

const withOlder = (items: Notification[], older: Notification[]) => {
  const known = new Set(items.map(keyOf))
  return [...items, ...older.filter((item) => !known.has(keyOf(item)))]
}
