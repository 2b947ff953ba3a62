import { Link } from 'react-router'
import { type DraftField, sectionFields, type WizardSection, wizardSections } from '../../../contract/organizing/limits.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { conflictValue } from './conflict-values.ts'
import type { DraftSaver } from './draft-saver.ts'
import { nameOf } from './publish-summary.tsx'
import type { DraftView } from './saver-types.ts'
import type { WizardReference } from './section.ts'
import { openHere } from './use-section-address.ts'

type Props = {
  view: DraftView
  saver: DraftSaver
  reference: WizardReference
  onOpen: (section: WizardSection, path: string | null) => void
  addressOf: (section: WizardSection) => string
}

/** Fields that another editor has changed meanwhile, with both versions and the choice between them. */
export const ConflictList = ({ view, saver, reference, onOpen, addressOf }: Props) => {
  const words = useWords()
  const t = words.wizard
  const context = { view, reference, locale: useLocale(), t: words }
  const conflicts = Object.entries(view.conflicts)
  if (conflicts.length === 0) return null
  return (
    <section role="alert" aria-label={t.conflict.title} className="flex flex-col gap-4 rounded-xl border border-danger bg-danger-soft p-4">
      <p className="font-semibold">{t.conflict.title}</p>
      {conflicts.map(([field, { own, theirs }]) => (
        <fieldset key={field} className="flex flex-col gap-3 rounded-lg bg-surface p-3">
          <legend className="sr-only">{nameOf(t.fields, field)}</legend>
          <p className="font-medium">
            <Link
              to={addressOf(sectionOfField(field))}
              onClick={openHere(() => onOpen(sectionOfField(field), field))}
              className="inline-flex min-h-6 items-center underline underline-offset-2"
            >
              {nameOf(t.fields, field)}
            </Link>
          </p>
          <dl className="grid gap-3 text-sm sm:grid-cols-2">
            <Version name={t.conflict.own} value={conflictValue(field, own, context)} />
            <Version name={t.conflict.theirs} value={conflictValue(field, theirs, context)} />
          </dl>
          <p className="flex flex-wrap gap-2">
            {/* the conflicts name fields of the draft */}
            <Button look="quiet" onClick={() => saver.keepOwn(field as DraftField)}>
              {t.conflict.keepOwn}
            </Button>
            <Button look="quiet" onClick={() => saver.takeTheirs(field as DraftField)}>
              {t.conflict.takeTheirs}
            </Button>
          </p>
        </fieldset>
      ))}
    </section>
  )
}

const Version = ({ name, value }: { name: string; value: string }) => {
  const t = useWords().wizard
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="line-clamp-6 whitespace-pre-line wrap-anywhere">{value || t.conflict.nothing}</dd>
    </div>
  )
}

const sectionOfField = (field: string): WizardSection =>
  wizardSections.find((section) => (sectionFields[section] as readonly string[]).includes(field)) ?? 'main'
