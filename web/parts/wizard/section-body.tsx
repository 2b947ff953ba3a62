import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useImperativeHandle, useState } from 'react'
import { sectionFields, type WizardSection } from '../../../contract/organizing/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { Errors } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fieldOfPath } from './draft-rules.ts'
import type { DraftSaver } from './draft-saver.ts'
import type { DraftView } from './saver-types.ts'
import type { SectionModule, SectionProps, WizardReference } from './section.ts'
import { sections } from './sections.ts'
import { useFormChanges } from './use-form-changes.ts'

type Props = {
  section: WizardSection
  form: RefObject<HTMLFormElement | null>
  /** Reads the form at once. */
  read: RefObject<(() => void) | null>
  focus: FocusRequest | null
  saver: DraftSaver
  view: DraftView
  reference: WizardReference
}

/** The control to focus: that of a path, or the first one of the section. */
export type FocusRequest = { section: WizardSection; path: string | null }

/**
 * The fields of a section inside the form of the wizard; they load when the section is opened. A memo, because an update
 * before they have loaded would replace the fields of the server, with what was typed, by the skeleton.
 */
export const SectionBody = memo((props: Props) => {
  const Loaded = loaded[props.section]
  if (!Loaded) return null
  return (
    <Suspense fallback={<Skeleton shape="row" count={5} />}>
      <Loaded key={`${props.section} ${props.view.revision}`} {...props} />
    </Suspense>
  )
})

const Body = ({ module: { Section, read }, section, form, read: readNow, focus, saver, view, reference }: Props & { module: SectionModule }) => {
  const [opened] = useState(view.document)
  const readForm = () => {
    const data = new FormData(form.current ?? undefined)
    if (data.get(shownSection) === section) saver.change(read(data, saver.snapshot().document), section)
  }
  useImperativeHandle(readNow, () => readForm)
  useFormChanges(form, readForm)
  useFocus(form, focus?.section === section ? focus : null)
  const { conflict } = useWords().wizard
  const conflicts = Object.fromEntries(Object.keys(view.conflicts).map((name) => [name, [conflict.atField]]))
  const errors: Record<string, string[]> = { ...(view.isAttempted && view.errors[section]), ...view.faults, ...conflicts }
  const errorsOf = (path: string) => errors[path]
  const field: SectionProps['field'] = (path, label) => ({ id: fieldId(path), name: path, label, errors: errorsOf(path) })
  return (
    <>
      <input type="hidden" name={shownSection} value={section} />
      {wholeSections.map((name) => sectionFields[section].some((own) => own === name) && <Errors key={name} errors={conflicts[name]} />)}
      <Section
        opened={opened}
        draft={view.document}
        eventId={view.eventId}
        linked={view.linked}
        reference={reference}
        field={field}
        errorsOf={errorsOf}
        changed={readForm}
        remember={(found) => saver.remember(found)}
      />
    </>
  )
}

/** Fields that are a section of their own: no single control shows that another editor has changed them. */
const wholeSections = ['requirements', 'personalisation', 'promotion'] as const

type Reading = Pick<Props, 'section' | 'form' | 'read' | 'saver'>

/**
 * Takes what is typed into the draft. Before the script of the section has loaded it is read from the fields of the server, which the next
 * change of the page replaces.
 */
export const readSection = async ({ section, form, read, saver }: Reading) => {
  if (read.current) return read.current()
  const data = new FormData(form.current ?? undefined)
  const module = data.get(shownSection) === section ? await sections[section]?.() : undefined
  if (module) saver.change(module.read(data, saver.snapshot().document), section)
}

/** Names the section whose fields the form has, because a form without them would read as an emptied one. */
const shownSection = 'shown'

const useFocus = (form: RefObject<HTMLFormElement | null>, focus: FocusRequest | null) =>
  useEffect(() => {
    if (!focus || !form.current) return
    const control = focus.path === null ? firstToFill(form.current) : controlOf(form.current, focus.path)
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'center' })
  }, [form, focus])

/** The first empty text field that is shown; a section without one begins with its first control. */
const firstToFill = (form: HTMLElement): HTMLElement | null => {
  const shown = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=radio], [type=checkbox], [type=file])')]
  return shown.find(({ value, offsetParent }) => value === '' && offsetParent !== null) ?? form.querySelector<HTMLElement>(firstControl)
}

const firstControl = 'input:not([type=hidden], [type=radio], [tabindex="-1"]), input:checked, textarea, select'

const fieldId = (path: string) => `field-${path}`

/** The control of a path, or the first faulty one of its field. */
const controlOf = (form: HTMLElement, path: string): HTMLElement | null => {
  const own = document.getElementById(fieldId(path))
  if (own) return own
  const field = fieldOfPath(path)
  return (
    form.querySelector<HTMLElement>(`[id^="${CSS.escape(fieldId(field))}"], [name="${CSS.escape(field)}"]:not([type=hidden])`) ??
    form.querySelector<HTMLElement>('[aria-invalid=true]:not([type=hidden])')
  )
}

const lazySection = (load: () => Promise<SectionModule>): ComponentType<Props> =>
  lazy(async () => {
    const module = await load()
    return { default: (props: Props) => <Body {...props} module={module} /> }
  })

const loaded: Partial<Record<WizardSection, ComponentType<Props>>> = Object.fromEntries(
  Object.entries(sections).map(([section, load]) => [section, lazySection(load)]),
)
