import { passedCaptcha } from './accounts.ts'
import type { Page } from './page.ts'
import type { PageForm } from './page-form.ts'
import type { World } from './world.ts'

/** Opens one page for a viewer, always with a new session, because a submitted form may end it. */
export type Start = { viewer: string; open: () => Promise<Page> }
export type SeenForm = { name: string; form: PageForm; viewer: string; address: string }

const minuteMs = 60_000
const maxSteps = 5

/**
 * Finds every form behind the start pages. Each new form is submitted empty and filled in, with each of its buttons. The forms
 * in the answers are walked too.
 */
export const walkForms = async (world: World, starts: Start[]): Promise<SeenForm[]> => {
  const seen = new Map<string, SeenForm>()
  const pending: { reach: () => Promise<Page>; found: SeenForm; step: number }[] = []
  const collect = (page: Page, { viewer, reach, step }: { viewer: string; reach: () => Promise<Page>; step: number }) => {
    for (const form of page.forms) {
      const name = nameOf(form)
      if (seen.has(name)) continue
      const found = { name, form, viewer, address: page.address }
      seen.set(name, found)
      pending.push({ reach, found, step })
    }
  }
  for (const { viewer, open } of starts) collect(await open(), { viewer, reach: open, step: 0 })
  for (let next = pending.shift(); next; next = pending.shift()) {
    const { reach, found, step } = next
    if (step >= maxSteps) continue
    for (const submitted of submissionsOf(world, { reach, found }))
      collect(await submitted(), { viewer: found.viewer, reach: submitted, step: step + 1 })
  }
  return [...seen.values()]
}

/** Forms with the same controls have one name, whatever their subject. */
export const nameOf = ({ method, action, hidden, buttons, enterableInputs }: PageForm): string => {
  const path = action.replace(/\?.*/, '').replace(/\d+/g, ':id') || '(own address)'
  const about = [hidden.intent, hidden.change].filter(Boolean).map((value) => ` ${value}`)
  const controls = buttons.map(({ name, value, isDisabled }) => (isDisabled ? '(nothing)' : value || name || '(submit)'))
  return `${method} ${path}${about.join('')} [${[...new Set(enterableInputs)].join(' ')}] ${controls.join(' | ')}`
}

const submissionsOf = (world: World, { reach, found: { name, form: seen } }: { reach: () => Promise<Page>; found: SeenForm }) =>
  seen.buttons
    .filter(({ isDisabled }) => !isDisabled && seen.method !== 'DIALOG')
    .flatMap(({ value }) =>
      fillsOf(seen).map((typed) => async () => {
        world.clock.advance(minuteMs)
        // the walk requests more codes for its phone than a day allows without a captcha
        await world.db.deleteFrom('phone_confirms').execute()
        const page = await reach()
        const form = page.forms.find((candidate) => nameOf(candidate) === name)
        if (!form) return page
        return page.submit(form, typed ? await valuesFor(world, form, typed) : {}, value)
      }),
    )

/** Empty, filled in by a new user, and with the phone of an account, which leads to other steps. */
const fillsOf = ({ enterableInputs }: PageForm): (Typed | null)[] => {
  if (enterableInputs.length === 0) return [null]
  return enterableInputs.includes('phone') ? [null, newcomer, { ...newcomer, phone: accountPhone }] : [null, newcomer]
}

/** Values that lead the form to its next step. */
const valuesFor = async (world: World, form: PageForm, typed: Typed): Promise<Typed> => {
  const { hidden, enterableInputs } = form
  const values: Typed = { ...typed, captcha: await passedCaptcha(world), code: await codeFor(world, hidden) }
  const wanted = [...enterableInputs, ...('captchaId' in hidden ? ['captcha'] : [])]
  return Object.fromEntries(wanted.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

type Typed = Record<string, string>

const accountPhone = '+79000000001'
const newcomer: Typed = {
  phone: '+79161234567',
  email: 'newcomer@people.test',
  login: 'participant@vmeste.example',
  password: 'vmeste2026',
  first_name: 'Вера',
  last_name: 'Тихонова',
  birthday: '1990-05-04',
  agreement: 'on',
  personal_data_agreement: 'on',
  comment: 'Не тот документ',
}

const codeFor = async (world: World, { sentPhone }: PageForm['hidden']): Promise<string> => {
  if (!sentPhone) return ''
  const [message] = await world.inbox(sentPhone)
  return /\b\d{4}\b/.exec(message?.text ?? '')?.[0] ?? ''
}
