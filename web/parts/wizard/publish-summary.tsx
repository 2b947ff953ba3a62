import { Link } from 'react-router'
import { type WizardSection, wizardSections } from '../../../contract/organizing/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { fieldOfPath } from './draft-rules.ts'
import type { DraftView } from './saver-types.ts'
import { openHere } from './use-section-address.ts'

type Props = {
  view: DraftView
  /** A refusal that is about no field. */
  refusal: string | null
  onOpen: (section: WizardSection, path: string | null) => void
  addressOf: (section: WizardSection) => string
}

/** The faults of a publication, by section; the links lead to the fields (V099). */
export const PublishSummary = ({ view, refusal, onOpen, addressOf }: Props) => {
  const t = useWords().wizard
  const faulty = view.isAttempted ? wizardSections.filter((section) => Object.keys(view.errors[section] ?? {}).length > 0) : []
  if (faulty.length === 0 && !refusal) return null
  return (
    <section role="alert" aria-label={t.incomplete} className="flex flex-col gap-2 rounded-xl border border-danger bg-danger-soft px-4 py-3">
      {refusal && <p className="font-medium text-danger">{refusal}</p>}
      {faulty.length > 0 && <p className="font-semibold">{t.incomplete}</p>}
      <ul className="flex flex-col gap-2">
        {faulty.map((section) => (
          <li key={section}>
            <p className="font-medium">{t.sections[section]}</p>
            <ul>
              {Object.entries(view.errors[section] ?? {}).map(([path, messages]) => (
                <li key={path}>
                  <Link
                    to={addressOf(section)}
                    onClick={openHere(() => onOpen(section, path))}
                    className="inline-flex min-h-6 items-center py-0.5 text-danger underline underline-offset-2"
                  >
                    <span>
                      {nameOf(t.fields, path)}: {messages.join(' ')}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The name of a field; a row of a list is named by its number, such as «Программа 3». */
export const nameOf = (names: Record<string, string>, path: string): string => {
  const name = names[path] ?? names[fieldOfPath(path)] ?? path
  const row = /^\w+\.(\d+)(?:\.|$)/.exec(path)?.[1]
  return row === undefined || path in names ? name : `${name} ${Number(row) + 1}`
}
