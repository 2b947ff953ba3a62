import type { ReactNode } from 'react'

type Props<Anchor extends string> = {
  /** The ids of the sections, top down. */
  anchors: readonly Anchor[]
  sections: Partial<Record<Anchor, ReactNode>>
  /** The section of the address. */
  named: string
  /** Shows every section, for an answer that may be in any of them. */
  isWhole?: boolean
  /** With scripts a desk too shows the named section alone. */
  isPaged?: boolean
}

/**
 * The sections of a long page, each with an address of its own. With scripts a phone shows the named one, and those with an open
 * editor, so that no typed text is hidden.
 */
export const AddressedSections = <Anchor extends string>({ anchors, sections, named, isWhole = false, isPaged = false }: Props<Anchor>) =>
  anchors.map((anchor) => (
    <div key={anchor} className={`${isPaged ? atTop : ''} ${anchor === named || isWhole ? '' : isPaged ? hidden : hiddenOnPhone}`}>
      {sections[anchor]}
    </div>
  ))

const hidden = 'not-has-[details[open]]:[@media(scripting:enabled)]:hidden'
const hiddenOnPhone = 'max-lg:not-has-[details[open]]:[@media(scripting:enabled)]:hidden'

/** A desk has room for the title of the page above the section, so links do not scroll it away. */
const atTop = 'lg:*:scroll-mt-96'
