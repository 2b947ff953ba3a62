import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../../../server/kernel/postgres/embedded.ts'
import { fill } from './fill.ts'

const usage = 'node tools/bench/fill/cli.ts --database <postgres://… or a folder> [--events 200000] [--people 100000] [--registrations 200000]'

const say = (line: string) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s ${line}`)

const main = async () => {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      events: { type: 'string', default: '200000' },
      people: { type: 'string', default: '100000' },
      registrations: { type: 'string', default: '200000' },
    },
  })
  if (!values.database) throw new Error(`--database is required: ${usage}`)
  const size = { events: Number(values.events), people: Number(values.people), registrations: Number(values.registrations) }
  const postgres = /^postgres(ql)?:/.test(values.database) ? null : await startEmbeddedPostgres({ dataDir: resolve(values.database), log: say })
  try {
    await fill(postgres?.connection ?? { connectionString: values.database }, size, say)
  } finally {
    await postgres?.stop()
  }
}

await main()
