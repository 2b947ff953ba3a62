import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxReportBytes } from '../../../contract/mailings/limits.ts'
import { complaint, exchangeBounce, postfixBounce } from '../../../tests/kit/mail-reports.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { readReport } from './read-report.ts'

const token = 'reports-token-of-the-operator'
let world: World
beforeAll(async () => {
  world = await createWorld({ env: { MAIL_REPORTS_TOKEN: token } })
})
afterAll(() => world.close())

const post = (body: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  world.request({ method: 'POST', url: '/api/mailing/reports', body, headers: { 'content-type': 'message/rfc822', ...headers } })

const minute = 60_000
const at = (minutes: number) => new Date(world.clock.now().getTime() + minutes * minute)
let users = 0

/** A user with a confirmed address, and a letter to them whose content has left. */
const letter = async ({ hasLeft = true } = {}) => {
  const email = `reader${++users}@mail.example`
  const { id } = await world.given.person({ email })
  await world.db
    .updateTable('users')
    .set({ email, email_confirmed_at: at(-10) })
    .where('id', '=', id)
    .execute()
  const sent = at(-5)
  const row = await world.db
    .insertInto('outbox')
    .values({
      kind: 'test',
      subject: `letter/${users}`,
      channel: 'email',
      user_id: id,
      not_before: sent,
      created_at: sent,
      content_sent_at: hasLeft ? sent : null,
      state: 'sent',
      settled_at: sent,
    })
    .returning('message_key')
    .executeTakeFirstOrThrow()
  return { id, to: email, key: row.message_key }
}

const suppressed = (email: string) => world.db.selectFrom('mail_suppressions').select(['reason', 'created_at']).where('email', '=', email).execute()

test('a bounce of a missing mailbox and a complaint suppress the address, and a repeat changes nothing', async () => {
  for (const make of [postfixBounce, exchangeBounce, complaint]) {
    const one = await letter()
    expect((await post(make(one))).status).toBe(200)
    const rows = await suppressed(one.to)
    expect(rows, make.name).toHaveLength(1)
    await post(make(one))
    expect(await suppressed(one.to)).toEqual(rows)
    // the user confirms the address again: the old report does not return
    await world.db
      .updateTable('users')
      .set({ email_confirmed_at: at(0) })
      .where('id', '=', one.id)
      .execute()
    await world.db.deleteFrom('mail_suppressions').where('email', '=', one.to).execute()
    await post(make(one))
    expect(await suppressed(one.to)).toEqual([])
  }
  const one = await letter()
  await post(postfixBounce(one))
  expect((await suppressed(one.to))[0]?.reason).toMatch(/^5\.1\.1 smtp; 550 5\.1\.1 user unknown +in reply to RCPT TO command$/)
})

test('a bounce of a letter to a visitor suppresses its address', async () => {
  const one = await letter()
  const address = `visitor-${one.to}`
  await world.db.updateTable('outbox').set({ user_id: null, address }).where('message_key', '=', one.key).execute()
  await post(postfixBounce({ ...one, to: address }))
  expect(await suppressed(address)).toHaveLength(1)
})

test('other failures, other recipients, foreign letters and letters that never left suppress no address', async () => {
  const [one, other] = [await letter(), await letter()]
  const unsent = await letter({ hasLeft: false })
  const reports = [
    postfixBounce({ ...one, status: '4.2.2', action: 'delayed' }),
    postfixBounce({ ...one, status: '5.2.2' }),
    postfixBounce({ ...one, status: '5.7.1' }),
    postfixBounce({ ...one, status: '2.0.0', action: 'delivered' }),
    postfixBounce({ ...one, to: other.to }),
    postfixBounce({ ...one, key: crypto.randomUUID() }),
    complaint({ ...one, key: crypto.randomUUID() }),
    complaint({ ...one, type: 'not-spam' }),
    complaint({ ...one, type: 'auth-failure' }),
    postfixBounce(unsent),
    `From: ${one.to}\r\nSubject: 550 5.1.1\r\n\r\nMessage-ID: <${one.key}@vmeste.example>`,
  ]
  for (const report of reports) expect((await post(report)).body, report).toEqual({ ok: true })
  for (const { to } of [one, other, unsent]) expect(await suppressed(to)).toEqual([])
  // forwarded: the final recipient is another one
  await post(postfixBounce({ ...one, final: 'inner@other.example' }))
  expect(await suppressed(one.to)).toHaveLength(1)
})

test('hostile messages are harmless', async () => {
  const deep = Array.from({ length: 300 }, (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`).join('')
  const many = `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\nContent-Type: message/delivery-status\r\n\r\nStatus: 5.1.1\r\n'.repeat(2000)}--b--`
  const nested = 'Content-Type: message/rfc822\r\n\r\n'.repeat(1000)
  const headers = `${'X-Long: a\r\n'.repeat(50_000)}\r\n`
  const bytes = [deep, many, nested, headers, '', '\0\xff\r\n\r\n', 'Content-Type: text/plain; charset=nowhere\r\n\r\nx'].map((text) =>
    Buffer.from(text, 'latin1'),
  )
  for (const hostile of bytes) expect(await readReport(hostile)).toBeNull()
  const one = await letter()
  expect((await post(postfixBounce({ ...one, diagnostic: `550 \0${'x'.repeat(5000)}` }))).status).toBe(200)
  expect((await suppressed(one.to))[0]?.reason).toHaveLength(300)
  expect((await post('x'.repeat(maxReportBytes + 1))).body).toMatchObject({ reason: 'fileTooLarge' })
})

test('only the token of the settings is accepted, and without the setting there is no call', async () => {
  const one = await letter()
  for (const authorization of ['', 'Bearer wrong-token-of-someone-else', `Basic ${token}`])
    expect((await post(postfixBounce(one), { authorization })).status).toBe(403)
  expect(await suppressed(one.to)).toEqual([])
  const off = await createWorld()
  const answer = await off.request({
    method: 'POST',
    url: '/api/mailing/reports',
    body: 'x',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(404)
  await off.close()
})
