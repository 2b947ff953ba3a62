import type { ReactNode } from 'react'

/** A part of a page under its own heading; its id is the anchor to it. */
export const PageSection = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="mb-4 text-2xl font-semibold">
      {title}
    </h2>
    {children}
  </section>
)
