import type { Locale } from '../../../contract/locales.ts'
import { emptyDocument } from '../../../contract/organizing/defaults.ts'
import type { EventDraft } from '../../../contract/organizing/drafts.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { sectionFields, type WizardSection, wizardSections } from '../../../contract/organizing/limits.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { FieldFault } from '../../kernel/refusal.ts'
import { isSame } from './document-changes.ts'
import type { Faults } from './publish-rules.ts'

/** Paths of faults by the section that shows their field. */
export const faultySections = (faults: Faults): Partial<Record<WizardSection, string[]>> =>
  Object.fromEntries(wizardSections.map((section) => [section, pathsIn(section, faults)]).filter(([, paths]) => (paths?.length ?? 0) > 0))

const pathsIn = (section: WizardSection, faults: Faults): string[] => {
  const fields: readonly string[] = sectionFields[section]
  return Object.keys(faults).filter((path) => fields.includes(path.split('.', 1)[0] ?? path))
}

/** The same faults in words. */
export const sectionErrors = (faults: Faults, locale: Locale): EventDraft['errors'] =>
  Object.fromEntries(
    Object.entries(faultySections(faults)).map(([section, paths]) => [
      section,
      Object.fromEntries(paths.map((path) => [path, (faults[path] ?? []).map((fault) => textOf(fault, locale))])),
    ]),
  )

const textOf = ({ fault, limit = 0 }: FieldFault, locale: Locale): string => dictionaries[locale].faults[fault](limit)

export const sectionStates = (document: EventDocument, faults: Faults): EventDraft['states'] => {
  const paths = faultySections(faults)
  const empty = emptyDocument(document.owners[0] ?? 0)
  const stateOf = (section: WizardSection) => {
    const found = (paths[section] ?? []).flatMap((path) => faults[path] ?? [])
    if (found.some(isWrong)) return 'problem'
    if (isUntouched(section, document, empty)) return 'empty'
    return found.length > 0 ? 'partial' : 'complete'
  }
  // one entry for each section
  return Object.fromEntries(wizardSections.map((section) => [section, stateOf(section)])) as EventDraft['states']
}

/** A missing value is not yet a problem. */
const isWrong = ({ fault }: FieldFault) => fault !== 'required' && fault !== 'atLeast'

const isUntouched = (section: WizardSection, document: EventDocument, empty: EventDocument) =>
  sectionFields[section].every((field) => isSame(document[field], empty[field]))
