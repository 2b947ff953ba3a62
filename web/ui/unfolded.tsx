import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  name?: string
  group?: string
  isOpen?: boolean
  width?: keyof typeof widths
  isBeside?: boolean
  children: ReactNode
}

const widths = { normal: 'max-w-md', wide: 'max-w-xl', full: '' }

/**
 * Rarely used settings, collapsed under a title; open while there is a response to read. Of one `group` one is open. `isBeside`
 * places the title at the right of a `ValueRow`, from `sm` on.
 */
export const Unfolded = ({ title, name, group, isOpen = false, width = 'normal', isBeside = false, children }: Props) => (
  <details name={group} open={isOpen} className="group w-full">
    <summary
      aria-label={name}
      className={`inline-flex min-h-(--control) items-center gap-1.5 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken ${isBeside ? 'max-sm:mt-3 sm:absolute sm:top-0 sm:right-0' : ''}`}
    >
      {title}
      <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
    </summary>
    <div className={`mt-4 ${widths[width]}`}>{children}</div>
  </details>
)
