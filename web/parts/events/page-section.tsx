import { type ReactNode, useId } from 'react'

/** A part of the event page under its own heading. */
export const PageSection = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="scroll-mt-24">
      <h2 id={headingId} className="mb-4 text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
