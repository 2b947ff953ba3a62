import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: string; name?: string; group?: string; isOpen?: boolean; isWide?: boolean; children: ReactNode }

/** Rarely used settings, collapsed under a title; open while there is a response to read. Of one `group` one is open. */
export const Unfolded = ({ title, name, group, isOpen = false, isWide = false, children }: Props) => (
  <details name={group} open={isOpen} className="group w-full">
    <summary
      aria-label={name}
      className="inline-flex min-h-(--control) items-center gap-1.5 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken"
    >
      {title}
      <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
    </summary>
    <div className={`mt-4 ${isWide ? 'max-w-xl' : 'max-w-md'}`}>{children}</div>
  </details>
)
