import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type Props = { title: string; lead?: string | undefined; children: ReactNode }

/** A card of the settings about one thing. */
export const SettingSection = ({ title, lead, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </header>
      {children}
    </section>
  )
}

/** What is changed seldom waits behind its name, and stays open while there is an answer to read. */
export const Unfolded = ({ title, name, isOpen = false, children }: { title: string; name?: string; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen} className="group w-full">
    <summary
      aria-label={name}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken"
    >
      {title}
      <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
    </summary>
    <div className="mt-4 max-w-md">{children}</div>
  </details>
)

const tones = { good: 'bg-accent-soft text-accent', plain: 'bg-sunken text-ink-soft', warm: 'bg-warm-soft text-warm' }

/** A word about a state. */
export const Sign = ({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) => (
  <span className={`inline-flex shrink-0 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${tones[tone]}`}>{children}</span>
)
