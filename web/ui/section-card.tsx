import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'

type Props = {
  title: string
  lead?: string | undefined
  anchor?: string
  /** Beside the title from `sm` on, below it on a phone. */
  action?: ReactNode
  /** An `Unfolded` with `isBeside`: its content opens below the title. */
  unfolded?: ReactNode
  /** The number of rows of its list: once one was removed with its focused button, the title has the focus. */
  rows?: number
  children?: ReactNode
}

/** A titled section of a page; links may lead to its anchor. */
export const SectionCard = ({ title, lead, anchor, action, unfolded, rows, children }: Props) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading, rows)
  return (
    <section id={anchor} aria-labelledby={id} className="flex flex-col gap-6 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <div className="relative">
        <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-start sm:justify-between">
          <header className={`flex flex-col gap-1 ${unfolded ? 'sm:min-h-(--control) sm:pr-56' : ''}`}>
            <h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-semibold outline-none">
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

const useFocusAfterRemoval = (heading: RefObject<HTMLElement | null>, rows: number | undefined) => {
  const before = useRef(rows)
  useEffect(() => {
    const isShorter = rows !== undefined && before.current !== undefined && rows < before.current
    before.current = rows
    if (isShorter && document.activeElement === document.body) heading.current?.focus()
  }, [heading, rows])
}
