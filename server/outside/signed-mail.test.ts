import { createHash, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtp } from '../../tests/kit/smtp.ts'
import { readConfig } from '../kernel/config.ts'
import { smtpMail } from './mail.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.close())

test('signs a letter with both headers of the one-click unsubscription: a change of either breaks the signature', async () => {
  const { dkim } = readConfig({ DKIM_PRIVATE_KEY: pem, DKIM_SELECTOR: 'mail2026' })
  const mail = smtpMail(smtp.url, { from: 'noreply@vmeste.example', dkim })
  await mail.send({
    to: 'reader@mail.example',
    subject: 'Встреча',
    text: 'Завтра',
    html: '<p>Завтра</p>',
    unsubscribeUrl: 'https://vmeste.example/u?t=1',
  })
  const letter = smtp.accepted[0]?.text ?? ''
  expect(letter).toMatch(/d=vmeste\.example;[\s\S]*s=mail2026;/)
  expect(isSigned(letter, publicKey)).toBe(true)
  for (const [from, to] of [
    ['vmeste.example/u?t=1', 'other.example/u?t=1'],
    ['List-Unsubscribe=One-Click', 'List-Unsubscribe=None'],
    ['Subject: ', 'Subject: x'],
  ] as const) {
    expect(letter).toContain(from)
    expect(isSigned(letter.replace(from, to), publicKey), from).toBe(false)
  }
})

test('takes the key as PEM, with escaped line ends, or in base64, and refuses half a setting and weak keys', () => {
  for (const text of [pem, pem.replaceAll('\n', '\\n'), Buffer.from(pem).toString('base64')])
    expect(readConfig({ DKIM_PRIVATE_KEY: text, DKIM_SELECTOR: 's' }).dkim?.privateKey.equals(privateKey)).toBe(true)
  expect(readConfig({}).dkim).toBeUndefined()
  expect(() => readConfig({ DKIM_SELECTOR: 's' })).toThrow('Only one of DKIM_PRIVATE_KEY and DKIM_SELECTOR is set')
  expect(() => readConfig({ DKIM_PRIVATE_KEY: pem })).toThrow('Only one of DKIM_PRIVATE_KEY and DKIM_SELECTOR is set')
  expect(() => readConfig({ DKIM_PRIVATE_KEY: pem, DKIM_SELECTOR: 'a b' })).toThrow('DKIM_SELECTOR (write the name before ._domainkey')
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  for (const text of ['nonsense', weak])
    expect(() => readConfig({ DKIM_PRIVATE_KEY: text, DKIM_SELECTOR: 's' })).toThrow(
      'DKIM_PRIVATE_KEY (write an RSA private key of at least 2048 bits',
    )
})

/** RFC 6376 with relaxed canonicalization of headers and body, written apart from the signer. */
const isSigned = (letter: string, key: KeyObject): boolean => {
  const end = letter.indexOf('\r\n\r\n')
  const fields = letter.slice(0, end).split(/\r\n(?![ \t])/)
  const relaxed = (name: string) => {
    const field = fields.findLast((line) => line.toLowerCase().startsWith(`${name}:`)) ?? ''
    const value = field.slice(name.length + 1).replaceAll('\r\n', '')
    return `${name}:${value.replace(/[ \t]+/g, ' ').trim()}`
  }
  const signature = relaxed('dkim-signature')
  const tag = (name: string) => new RegExp(`[:;] ?${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(' ', '') ?? ''
  const lines = letter.slice(end + 4).split('\r\n')
  const body = `${lines
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '')}\r\n`
  if (createHash('sha256').update(body).digest('base64') !== tag('bh')) return false
  const signed = [...tag('h').split(':').map(relaxed), signature.replace(/ b=.*$/, ' b=')].join('\r\n')
  return createVerify('RSA-SHA256').update(signed).verify(key, tag('b'), 'base64')
}
