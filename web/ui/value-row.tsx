import type { ReactNode } from 'react'

/** A value and its action in one row, on a phone below each other. The action is an `Unfolded` with `isBeside`: it opens below the row. */
export const ValueRow = ({ value, children }: { value: ReactNode; children: ReactNode }) => (
  <div className="relative">
    <div className="flex min-h-(--control) flex-col justify-center sm:pr-56">{value}</div>
    {children}
  </div>
)
