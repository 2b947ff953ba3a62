import type { ReactNode } from 'react'

/** A page section with a heading; its id is the anchor. */
export const PageSection = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="mb-4 text-xl font-semibold">
      {title}
    </h2>
    {children}
  </section>
)
