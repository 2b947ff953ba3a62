import { flushCompileCache } from 'node:module'
import process from 'node:process'
import { openDatabase } from '../../server/kernel/db.ts'
import { openLog } from '../../server/kernel/log.ts'
import { emailKind } from '../../server/kernel/outbox/kinds.ts'
import { startOutbox } from '../../server/kernel/outbox/worker.ts'
import type { Resources } from '../../server/kernel/resources.ts'
import { smtpMail } from '../../server/outside/mail.ts'

/** A clock this many times faster than the real one, so that pauses of minutes take milliseconds. */
const speed = 600

// the test that starts this process passes them
const { connection, smtpUrl, timeFactor } = JSON.parse(process.argv[2] ?? '')

const { db } = openDatabase({ ...connection, max: 8, onLost: () => undefined })
const mail = smtpMail(smtpUrl, {
  from: 'site@vmeste.test',
  timeouts: { connectMs: 2_000 * timeFactor, greetingMs: 2_000 * timeFactor, socketMs: 1_000 * timeFactor },
})
const startedAt = Date.now()
const clock = () => new Date(startedAt + (Date.now() - startedAt) * speed)
// sending uses only these
const resources = { db, clock, log: openLog('silent'), siteUrl: 'http://site.test', outside: { mail } } as Resources

const letter = emailKind('test.letter', async () => ({ subject: 'Letter', text: ['Text'], footer: 'Footer' }))

process.stdin.once('data', () => void startOutbox(resources, [letter], { leaseMs: 600 * timeFactor * speed, heartbeatMs: 100, pollMs: 50 }))
// a killed process writes no cache, and the later workers start faster with it
flushCompileCache()
process.stdout.write('ready')
