import type { ReactNode } from 'react'

type Props<Anchor extends string> = {
  /** The ids of the sections, top down. */
  anchors: readonly Anchor[]
  sections: Partial<Record<Anchor, ReactNode>>
  /** The section of the address. */
  named: string
  /** Shows every section on a phone too, for an answer that may be in any of them. */
  isWhole?: boolean
}

/** The sections of a long page, each with an address of its own. With scripts a phone shows the named one. */
export const AddressedSections = <Anchor extends string>({ anchors, sections, named, isWhole = false }: Props<Anchor>) =>
  anchors.map((anchor) => (
    <div key={anchor} className={anchor === named || isWhole ? '' : 'max-lg:[@media(scripting:enabled)]:hidden'}>
      {sections[anchor]}
    </div>
  ))
