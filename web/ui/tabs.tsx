import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

/** Links to the parts of one screen. They wrap instead of scrolling, so that the open tab is always visible. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="-mx-3 flex flex-wrap gap-1 sm:-mx-4">
    {children}
  </nav>
)

export const Tab = ({ isOpen, ...rest }: ComponentProps<typeof Link> & { isOpen: boolean }) => (
  <Link
    {...rest}
    preventScrollReset
    aria-current={isOpen ? 'true' : undefined}
    className="group inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-medium hover:bg-sunken sm:px-4 aria-[current]:bg-accent aria-[current]:text-on-accent"
  />
)
