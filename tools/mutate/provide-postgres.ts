import type { TestProject } from 'vitest/node'
import { context } from './handover.ts'

/** One PostgreSQL serves all runners of a run: Stryker kills a runner that hangs, and with it whatever the runner had started. */
export default function setup(project: Pick<TestProject, 'provide'>) {
  // a runner would outlive a run that was ended
  process.once('disconnect', () => process.exit(1))
  const { postgres, folder } = context()
  project.provide('postgres', postgres)
  project.provide('folder', folder)
}
