import type { TestProject } from 'vitest/node'
import { context } from './runner-settings.ts'

/** One PostgreSQL for all runners, because Stryker kills a runner that hangs together with its child processes. */
export default function setup(project: Pick<TestProject, 'provide'>) {
  // otherwise a runner would outlive a stopped run
  process.once('disconnect', () => process.exit(1))
  const { postgres, folder } = context()
  project.provide('postgres', postgres)
  project.provide('folder', folder)
}
