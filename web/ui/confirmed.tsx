import type { ReactNode } from 'react'

type Props = { ask: string; name?: string; text: string; children: ReactNode }

/** A consequential change behind a second press. It is a details element, so that it works without scripts. */
export const Confirmed = ({ ask, name, text, children }: Props) => (
  <details>
    <summary aria-label={name} className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink">
      {ask}
    </summary>
    <div className="mt-2 flex flex-col gap-3 rounded-xl bg-sunken p-4">
      <p>{text}</p>
      {children}
    </div>
  </details>
)
