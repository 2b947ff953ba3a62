import type { MouseEvent, ReactNode } from 'react'

type Props = {
  label: ReactNode
  /** Of several with one name at most one is open. */
  name: string
  summaryClass: string
  /** Replaces the list, where the press prevents the default. */
  onPress?: (press: MouseEvent) => void
  children: ReactNode
}

/** A few links under a button, in the flow of the page: it opens without scripts, and no scrolling frame cuts it off. */
export const LinkList = ({ label, name, summaryClass, onPress, children }: Props) => (
  <details name={name} className="grow open:basis-full">
    {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, which keys press too */}
    <summary onClick={onPress} className={`cursor-pointer ${summaryClass}`}>
      {label}
    </summary>
    <ul className="mx-2 mt-1 mb-2 flex flex-col rounded-xl border border-line bg-surface p-1.5 text-base">{children}</ul>
  </details>
)

/** For the link or button of an entry. */
export const listedLink = 'flex min-h-11 w-full items-center gap-2 rounded-lg px-3 py-1.5 text-left hover:bg-sunken'
