import { sql } from 'kysely'
import type { Reaction } from '../../server/kernel/facts.ts'
import type { Resources } from '../../server/kernel/resources.ts'

/** Runs the queued jobs of reactions in the order of their facts, each once, as a worker does. Returns their number. */
export const runReactions = async (resources: Resources, reactions: readonly Reaction<Resources>[]): Promise<number> => {
  let count = 0
  for (const { queue, react } of reactions) {
    const { rows } = await sql<{ data: object }>`
      with done as (delete from jobs.job where name = ${queue} and state = 'created' returning data, created_on)
      select data from done order by created_on`.execute(resources.db)
    // the data of a job is the payload of its fact
    for (const { data } of rows) await react(data as never, resources)
    count += rows.length
  }
  return count
}
