import type { Cheerio, CheerioAPI } from 'cheerio'

type Element = ReturnType<CheerioAPI>[number]
type Button = { name: string; value: string; label: string; isDisabled: boolean }
type FormRequest = { method: 'GET' | 'POST'; url: string; payload?: string | Buffer; headers?: Record<string, string> }
/** The texts of fields, several for ticked checkboxes of one name; only forms with `multipart/form-data` send files. */
export type FormFields = Record<string, string | string[] | SentFile>
type SentFile = { fileName: string; type: string; bytes: Buffer }
type Sending = { address: string; fields: FormFields; press?: string | undefined }

export type PageForm = ReturnType<typeof readForm>

/** HTML, "implicit submission": Enter in these presses the default button. */
const enterableInputs = ['hidden', 'file', 'submit', 'image', 'button', 'reset'].reduce(
  (selector, type) => `${selector}:not([type=${type}])`,
  'input',
)
const submitButtons = 'button:not([type]), button[type=submit], input[type=submit], input[type=image]'

export const readForms = ($: CheerioAPI) =>
  $('form')
    .toArray()
    .map((form) => readForm($, $(form)))

/** A form with its buttons in tree order, wherever they are in the page, and its default button. */
export const readForm = ($: CheerioAPI, form: Cheerio<Element>) => {
  const owned = (selector: string) => ownedBy($, form, selector)
  const buttons = owned(submitButtons).map((button) => buttonOf($(button)))
  const hidden = owned('input[type=hidden]').map((input) => [$(input).attr('name') ?? '', $(input).attr('value') ?? ''] as const)
  return {
    method: (form.attr('method') ?? 'get').toUpperCase(),
    action: form.attr('action') ?? '',
    buttons,
    /** The button that Enter presses: the first of the form. Where it is disabled, Enter does nothing. */
    defaultButton: buttons[0] ?? null,
    hidden: Object.fromEntries(hidden),
    enterableInputs: owned(enterableInputs).map((input) => $(input).attr('name') ?? ''),
    send: (sending: Sending) => requestOf(form, buttons, sending),
  }
}

/** In tree order. Only a form with an id can own controls outside of it. */
const ownedBy = ($: CheerioAPI, form: Cheerio<Element>, selector: string): Element[] => {
  const id = form.attr('id')
  const inside = form.find(selector).filter(':not([form])').toArray()
  if (id === undefined) return inside
  const outside = $(`[form="${id}"]`).filter(selector).toArray()
  if (outside.length === 0) return inside
  const owned = new Set<Element>([...inside, ...outside])
  return $(selector)
    .toArray()
    .filter((control) => owned.has(control))
}

const buttonOf = (button: Cheerio<Element>): Button => ({
  name: button.attr('name') ?? '',
  value: button.attr('value') ?? '',
  label: button.attr('aria-label') ?? button.text().replace(/\s+/g, ' ').trim(),
  isDisabled: button.attr('disabled') !== undefined,
})

const requestOf = (form: Cheerio<Element>, buttons: Button[], { address, fields, press }: Sending): FormRequest => {
  const button = press === undefined ? buttons[0] : buttons.find(({ value }) => value === press)
  if (!button || button.isDisabled) throw new Error(`the form has no button to press${press ? `: ${press}` : ''}`)
  const sent = new URLSearchParams(form.serializeArray().map(({ name, value }): [string, string] => [name, value]))
  for (const [name, value] of Object.entries(fields)) setTexts(sent, name, value)
  if (button.name) sent.append(button.name, button.value)
  const url = new URL(form.attr('action') || address, `http://site.test${address}`)
  if ((form.attr('method') ?? 'get').toLowerCase() === 'get') return { method: 'GET', url: `${url.pathname}?${sent}` }
  return { method: 'POST', url: url.pathname + url.search, ...bodyOf(form.attr('enctype'), sent, fields) }
}

const setTexts = (sent: URLSearchParams, name: string, value: FormFields[string]) => {
  if (isFile(value)) return
  const [first, ...more] = [value].flat()
  // in the place of the field
  if (first === undefined) sent.delete(name)
  else sent.set(name, first)
  for (const text of more) sent.append(name, text)
}

const isFile = (value: FormFields[string]): value is SentFile => typeof value === 'object' && !Array.isArray(value)

const bodyOf = (encoding: string | undefined, sent: URLSearchParams, fields: FormFields) => {
  if (encoding !== 'multipart/form-data') return { payload: sent.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const boundary = 'page-form'
  const partOf = (head: string, value: string | Buffer) => [`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`, value, '\r\n']
  const texts = [...sent].flatMap(([name, value]) => partOf(`name="${name}"`, value))
  const files = Object.entries(fields).flatMap(([name, value]) =>
    isFile(value) ? partOf(`name="${name}"; filename="${value.fileName}"\r\ncontent-type: ${value.type}`, value.bytes) : [],
  )
  const payload = Buffer.concat([...texts, ...files, `--${boundary}--\r\n`].map((part) => Buffer.from(part)))
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
