import type { Section } from '../kit.ts'
import { staff } from './staff.ts'

/** Needs the sections of all other domains, because it counts their queues. */
export const staffDomain = (sections: readonly Section[]) => {
  const names = sections.flatMap(({ queues = [] }) => queues.map(({ name }) => name))
  return [
    { title: 'Staff', description: 'Requests that wait for a decision of staff, across domains.', calls: staff(names) },
  ] as const satisfies readonly Section[]
}
