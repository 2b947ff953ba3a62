import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/**
 * The browser's own select in our looks. It stays native: phones show their own wheel, screen readers know it, and it works
 * without scripts. A list to search in, or with values of the user, is a `Combobox`.
 */
export const Select = ({ className = '', children, ...rest }: ComponentProps<'select'>) => (
  <span className={`relative inline-flex ${className}`}>
    <select
      {...rest}
      className="min-h-(--control) w-full appearance-none rounded-xl border border-line-strong bg-surface py-1.5 pr-10 pl-3.5 text-ellipsis disabled:opacity-60 aria-invalid:border-danger"
    >
      {children}
    </select>
    <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" aria-hidden="true" />
  </span>
)
