import { expect, test } from 'vitest'
import { batchesOf } from './plan.ts'

const admission = 'server/domains/participation/admission'

test('mutation plan: use the test beside a file, also for a range of its lines', () => {
  for (const range of ['', ':10-30'])
    expect(batchesOf([`${admission}.ts${range}`], undefined)).toEqual([{ files: [`${admission}.ts${range}`], tests: [`${admission}.test.ts`] }])
})

test('mutation plan: hold nothing for a path that does not exist', () => {
  expect(batchesOf(['server/nope.ts'], undefined)).toEqual([])
})

test('mutation plan: choose the files of the rules by default', () => {
  const files = batchesOf([], undefined).flatMap((batch) => batch.files)
  expect(files).toContain(`${admission}.ts`)
  expect(files.every((file) => file.startsWith('server/domains/') && !file.endsWith('.test.ts'))).toBe(true)
})
