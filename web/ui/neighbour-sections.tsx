import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link, type To } from 'react-router'

type Props<Anchor extends string> = {
  label: string
  /** The ids of the sections, top down. */
  anchors: readonly Anchor[]
  names: Record<Anchor, string>
  to: (anchor: Anchor) => To
  /** The section of the address. */
  named: string
  className?: string
}

/** Links to the sections before and after the named one of `AddressedSections`. Without scripts all sections are in sight. */
export const NeighbourSections = <Anchor extends string>({ label, anchors, names, to, named, className = '' }: Props<Anchor>) => {
  const order: readonly string[] = anchors
  const place = order.indexOf(named)
  const [before, after] = [anchors[place - 1], anchors[place + 1]]
  return (
    <nav aria-label={label} className={`script-only flex justify-between gap-4 font-medium text-accent ${className}`}>
      {before && (
        <Link to={to(before)} className={link}>
          <ArrowLeft className="size-4 shrink-0" aria-hidden="true" />
          {names[before]}
        </Link>
      )}
      {after && (
        <Link to={to(after)} className={`${link} ml-auto text-right`}>
          {names[after]}
          <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}

const link = 'inline-flex min-h-(--control) items-center gap-2 hover:underline'
