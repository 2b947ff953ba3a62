import { flushCompileCache } from 'node:module'
import process from 'node:process'
import { sendMailings } from '../../server/domains/mailings/send.ts'
import { openDatabase } from '../../server/kernel/db.ts'

// the test that starts this process passes them
const { connection, now, batchSize } = JSON.parse(process.argv[2] ?? '')

const { db } = openDatabase({ ...connection, max: 2, onLost: () => undefined })

process.stdin.once('data', () => void sendMailings({ db, clock: () => new Date(now) }, batchSize).then(() => process.stdout.write('done')))
// a killed process writes no cache, and the later ones start faster with it
flushCompileCache()
process.stdout.write('ready')
