import { type MouseEvent, useId } from 'react'
import { useWords } from '../kernel/words.tsx'
import type { FieldError } from './form-fields.ts'

type Props = { faulty: Pick<FieldError, 'id' | 'label' | 'messages'>[] }

/** The faulty fields of a form as links, at its head. One faulty field needs no summary, because it gets the focus itself. */
export const ErrorSummary = ({ faulty }: Props) => {
  const { summary } = useWords().forms
  const title = useId()
  if (faulty.length < 2) return null
  return (
    <div
      role="alert"
      aria-labelledby={title}
      tabIndex={-1}
      data-error-summary
      className="w-full rounded-xl border border-danger bg-danger-soft px-4 py-3"
    >
      <p id={title} className="font-semibold">
        {summary}
      </p>
      <ul className="mt-1 flex flex-col">
        {faulty.map(({ id, label, messages }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(press) => focusField(press, id)}
              className="inline-flex min-h-6 items-center py-0.5 text-danger underline underline-offset-2"
            >
              <span>
                {label}: {messages.join(' ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Without scripts the link scrolls to the field; here it focuses it and leaves the address as it is. */
const focusField = (press: MouseEvent, id: string) => {
  const field = document.getElementById(id)
  if (!field) return
  press.preventDefault()
  field.focus()
}
