import { Inbox } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import type { OwnHomeData } from '../load-home.ts'

/** Decisions that others wait for, each a link to its list. Renders nothing where nothing waits. */
export const Waiting = ({ waiting: { requests, inquiries } }: Pick<OwnHomeData, 'waiting'>) => {
  const { waiting } = useWords().ownHome
  const links = [
    { to: paths.participants({ state: 'wait' }), count: requests, name: waiting.requests },
    { to: paths.organizerInquiries({ status: 'wait' }), count: inquiries, name: waiting.inquiries },
  ].filter(({ count }) => count > 0)
  if (links.length === 0) return null
  return (
    <aside aria-label={waiting.title} className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-2xl border border-line bg-surface px-5 py-4">
      <p className="flex items-center gap-3 font-semibold">
        <Inbox className="size-5 text-ink-soft" aria-hidden="true" />
        {waiting.title}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ to, count, name }) => (
          <li key={to}>
            <Link to={to} className="font-medium text-accent underline underline-offset-4">
              {name(count)}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
