import { ChevronDown, CircleAlert } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { Link, type To } from 'react-router'
import { useWords } from '../kernel/words.tsx'
import { Menu } from './menu.tsx'

export type StepState = 'empty' | 'partial' | 'complete' | 'problem'

export type Step = { to: To; name: string; state: StepState; isCurrent?: boolean; onClick?: MouseEventHandler }

type Props = { label: string; steps: readonly Step[] }

/**
 * The sections of a long form with their states, each with an address of its own: a list at the side of a desk, and on a
 * phone a line with the current place that opens the list. Both work without scripts.
 */
export const Stepper = ({ label, steps }: Props) => {
  const t = useWords().uiData
  const place = steps.findIndex(({ isCurrent }) => isCurrent)
  const current = steps[place]
  return (
    <nav aria-label={label}>
      <div className="max-lg:hidden">
        <List steps={steps} />
      </div>
      <div className="lg:hidden">
        <Menu
          summaryClass="flex min-h-11 w-full items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken"
          panelClass="max-h-[70dvh] overflow-y-auto p-4 max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:z-50 max-lg:rounded-b-none"
          label={
            <>
              {current && <Mark state={current.state} />}
              <span className="truncate">{current ? `${t.step(place + 1, steps.length)} · ${current.name}` : label}</span>
              <ChevronDown className="ml-auto size-5 shrink-0" aria-hidden="true" />
            </>
          }
        >
          <List steps={steps} />
        </Menu>
      </div>
    </nav>
  )
}

const List = ({ steps }: Pick<Props, 'steps'>) => {
  const { stepStates } = useWords().uiData
  return (
    <ol className="flex flex-col">
      {steps.map(({ to, name, state, isCurrent, onClick }) => (
        <li key={name}>
          <Link
            to={to}
            onClick={onClick}
            aria-current={isCurrent ? 'step' : undefined}
            className="flex min-h-(--control) items-center gap-3 rounded-xl px-3 py-1 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-medium"
          >
            <Mark state={state} />
            <span className="wrap-anywhere">{name}</span>
            <span className="sr-only">{`(${stepStates[state]})`}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

const Mark = ({ state }: { state: StepState }) => {
  if (state === 'problem') return <CircleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
  return (
    <svg viewBox="0 0 20 20" className={`size-5 shrink-0 ${state === 'empty' ? 'text-line-strong' : 'text-accent'}`} aria-hidden="true">
      <circle cx="10" cy="10" r="7" fill={state === 'complete' ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="2" />
      {state === 'partial' && <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />}
    </svg>
  )
}
