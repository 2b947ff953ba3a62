import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Gateways, Letter } from './gateways.ts'
import { sendLetter } from './send-letter.ts'

const reader = { email: 'anna@people.test', first_name: 'Анна', locale: 'kz' as const, is_demo: false }

/** The emails to this recipient from a process with a real gateway or with the inbox. */
const lettersTo = async (to: Parameters<typeof sendLetter>[1]['to'], { isReal }: { isReal: boolean }) => {
  const sent: Letter[] = []
  const mail = { isReal, send: async (letter: Letter) => void sent.push(letter) }
  let composed = 0
  const compose: Parameters<typeof sendLetter>[1]['compose'] = ({ links }) => {
    composed += 1
    return { subject: 'Письмо', text: ['Текст'], links: [{ label: 'Событие', url: links.event(7) }], footer: 'Подпись' }
  }
  // an email needs only the mail gateway
  const isSent = await sendLetter({ outside: { mail } as Gateways, siteUrl: 'https://site.test' }, { to, compose })
  return { isSent, sent, composed }
}

test('emails: the greeting and links are in the language of the recipient', async () => {
  const { isSent, sent } = await lettersTo(reader, { isReal: true })
  expect(isSent).toBe(true)
  expect(sent.map(({ to }) => to)).toEqual([reader.email])
  expect(sent[0]?.text).toContain('Анна')
  expect(sent[0]?.text).toContain('https://site.test/kz/events/7')
})

test('emails: demo users get no real email, and none is composed for them', async () => {
  const person = { ...reader, is_demo: true }
  expect(await lettersTo(person, { isReal: true })).toEqual({ isSent: false, sent: [], composed: 0 })
  expect((await lettersTo(person, { isReal: false })).sent).toHaveLength(1)
})

test.each([null, undefined, { ...reader, email: null }])('emails: none is sent without an address', async (to) => {
  expect(await lettersTo(to, { isReal: true })).toEqual({ isSent: false, sent: [], composed: 0 })
})

test('emails: domains send only through sendLetter and link only through siteLinks', () => {
  const folder = join(import.meta.dirname, '../domains')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const sources = files.map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }))
  expect(sources.filter(({ source }) => /\bmail\.send\(|\$\{siteUrl\}\$\{/.test(source)).map(({ file }) => file)).toEqual([])
})
