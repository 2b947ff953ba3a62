import type { Queue } from './queue.ts'

const files = import.meta.glob<Record<string, Queue>>('./queues/*.ts', { eager: true })

/** Tabs of the panel in display order: every queue that a file of the folder exports. */
export const queues = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .toSorted((a, b) => a.place - b.place)

export const queueNamed = (name: string | null): Queue => {
  const queue = queues.find(({ looks }) => looks.name === name) ?? queues[0]
  if (!queue) throw new Error('the folder has no queue')
  return queue
}
