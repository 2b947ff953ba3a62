import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  lead?: string | undefined
  anchor?: string
  /** Beside the title from `sm` on, below it on a phone. */
  action?: ReactNode
  /** An `Unfolded` with `isBeside`: its content opens below the title. */
  unfolded?: ReactNode
  children?: ReactNode
}

/** A titled section of a page; links may lead to its anchor. */
export const SectionCard = ({ title, lead, anchor, action, unfolded, children }: Props) => {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="flex flex-col gap-6 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <div className="relative">
        <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-start sm:justify-between">
          <header className={`flex flex-col gap-1 ${unfolded ? 'sm:min-h-(--control) sm:pr-56' : ''}`}>
            <h2 id={id} className="text-xl font-semibold">
              {title}
            </h2>
            {lead && <p className="text-ink-soft">{lead}</p>}
          </header>
          {action && <div className="shrink-0">{action}</div>}
        </div>
        {unfolded}
      </div>
      {children}
    </section>
  )
}
