import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { Icon?: LucideIcon; title: string; titleLevel?: 'h2' | 'h3' | 'p'; children?: ReactNode; action?: ReactNode }

/** A dashed card in the place of an empty list: what is missing, why, and one next step. */
export const EmptyState = ({ Icon, title, titleLevel: Title = 'h2', children, action }: Props) => (
  <section className="flex flex-col items-center gap-4 rounded-3xl border border-dashed border-line-strong px-6 py-12 text-center sm:py-16">
    {Icon && <Icon className="size-10 text-ink-soft" aria-hidden="true" />}
    <Title className="text-xl font-semibold text-balance">{title}</Title>
    {children && <div className="flex max-w-md flex-col gap-2 text-ink-soft wrap-anywhere">{children}</div>}
    {action && <div className="flex flex-wrap justify-center gap-3">{action}</div>}
  </section>
)
