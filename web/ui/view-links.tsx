import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

type View = { to: string; name: string; Icon: LucideIcon; isCurrent: boolean }

/** A switch between views of the same list; on a phone only the icons. */
export const ViewLinks = ({ label, views }: { label: string; views: View[] }) => (
  <nav aria-label={label} className="flex rounded-xl border border-line-strong bg-surface p-0.5">
    {views.map(({ to, name, Icon, isCurrent }) => (
      <Link
        key={to}
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        title={name}
        className="inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-lg px-1.5 text-sm sm:min-w-10 sm:px-2 text-ink-soft hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-ink"
      >
        <Icon className="size-5" aria-hidden="true" />
        <span className="sr-only lg:not-sr-only">{name}</span>
      </Link>
    ))}
  </nav>
)
