import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Gateways, Letter } from './gateways.ts'
import { sendLetter } from './send-letter.ts'

const reader = { email: 'anna@people.test', first_name: 'Анна', locale: 'kz' as const, is_demo: false }

/** What a process with real or kept mail sends to this reader. */
const lettersTo = async (to: Parameters<typeof sendLetter>[1]['to'], { isReal }: { isReal: boolean }) => {
  const sent: Letter[] = []
  const mail = { isReal, send: async (letter: Letter) => void sent.push(letter) }
  let composed = 0
  const compose: Parameters<typeof sendLetter>[1]['compose'] = ({ links }) => {
    composed += 1
    return { subject: 'Письмо', text: ['Текст'], links: [{ label: 'Событие', url: links.event(7) }], footer: 'Подпись' }
  }
  // a letter needs no gateway but mail
  const isSent = await sendLetter({ outside: { mail } as Gateways, siteUrl: 'https://site.test' }, { to, compose })
  return { isSent, sent, composed }
}

test('letters: greet and link in the language of the reader', async () => {
  const { isSent, sent } = await lettersTo(reader, { isReal: true })
  expect(isSent).toBe(true)
  expect(sent.map(({ to }) => to)).toEqual([reader.email])
  expect(sent[0]?.text).toContain('Анна')
  expect(sent[0]?.text).toContain('https://site.test/kz/events/7')
})

test('letters: people of the demo get no real mail, and nothing is composed for them', async () => {
  const person = { ...reader, is_demo: true }
  expect(await lettersTo(person, { isReal: true })).toEqual({ isSent: false, sent: [], composed: 0 })
  expect((await lettersTo(person, { isReal: false })).sent).toHaveLength(1)
})

test.each([null, undefined, { ...reader, email: null }])('letters: none without an address', async (to) => {
  expect(await lettersTo(to, { isReal: true })).toEqual({ isSent: false, sent: [], composed: 0 })
})

test('letters: domains send them by sendLetter alone and link by siteLinks alone', () => {
  const folder = join(import.meta.dirname, '../domains')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const sources = files.map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }))
  expect(sources.filter(({ source }) => /\bmail\.send\(|\$\{siteUrl\}\$\{/.test(source)).map(({ file }) => file)).toEqual([])
})
