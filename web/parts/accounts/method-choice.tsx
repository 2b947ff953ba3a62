import { KeyRound, Mail, Smartphone } from 'lucide-react'
import { Link } from 'react-router'

const icons = { phone: Smartphone, email: Mail, password: KeyRound }

type Method = {
  kind: keyof typeof icons
  to: string
  text: string
  /** The contact that it needs, or the message that it sends. */
  hint: string
  isCurrent: boolean
  onChoose?: () => void
}

/** A choice between methods, each with what happens next. They are links, so that the choice works without scripts too. */
export const MethodChoice = ({ label, methods }: { label: string; methods: Method[] }) => (
  <nav aria-label={label} className="grid grid-cols-2 gap-2">
    {methods.map((method) => (
      <MethodLink key={method.kind} {...method} />
    ))}
  </nav>
)

const MethodLink = ({ kind, to, text, hint, isCurrent, onChoose }: Method) => {
  const Icon = icons[kind]
  const choose = (press: React.MouseEvent) => {
    if (!onChoose) return
    press.preventDefault()
    onChoose()
  }
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      onClick={choose}
      aria-current={isCurrent ? 'true' : undefined}
      className="group flex min-w-0 flex-col gap-0.5 rounded-xl border border-line px-2.5 py-2.5 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft"
    >
      <span className="flex items-center gap-1.5 font-medium max-sm:text-sm">
        <Icon className="size-4 shrink-0 text-ink-soft group-aria-[current]:text-accent" aria-hidden="true" />
        {text}
      </span>
      <span className="text-xs text-ink-soft">{hint}</span>
    </Link>
  )
}
