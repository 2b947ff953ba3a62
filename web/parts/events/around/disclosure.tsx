import type { ReactNode } from 'react'

const looks = {
  quiet: 'border border-line-strong bg-surface hover:bg-sunken',
  plain: 'text-ink-soft underline underline-offset-4 hover:text-ink',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
}

type Props = {
  title: string
  look: keyof typeof looks
  isOpen?: boolean
  /** Of several with one name at most one is open. */
  name?: string
  children: ReactNode
}

/** A button that unfolds a form below its row. */
export const Disclosure = ({ title, look, isOpen = false, name, children }: Props) => (
  <details open={isOpen} name={name} className="open:grow open:basis-full">
    <summary className={`inline-flex min-h-(--control) cursor-pointer items-center rounded-xl px-4 font-medium ${looks[look]}`}>{title}</summary>
    <div className="mt-4 mb-2 max-w-xl">{children}</div>
  </details>
)
