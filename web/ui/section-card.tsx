import { type ReactNode, useId } from 'react'

type Props = { title: string; lead?: string | undefined; anchor?: string; children: ReactNode }

/** A titled section of a page; links may lead to its anchor. */
export const SectionCard = ({ title, lead, anchor, children }: Props) => {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="flex flex-col gap-6 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
