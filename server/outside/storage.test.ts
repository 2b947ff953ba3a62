import { mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { diskStorage } from './storage.ts'

// only Linux has a device that is always full
test.runIf(process.platform === 'linux')('storage: a full disk fails the write and leaves no unfinished file', async () => {
  const folder = await mkdtemp(join(inject('folder'), 'storage-'))
  await mkdir(join(folder, '3f'))
  await symlink('/dev/full', join(folder, '3f/3f2a.pdf.part'))
  const storage = diskStorage(folder)
  await expect(storage.put('3f/3f2a.pdf', Buffer.from('bytes'))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await readdir(join(folder, '3f'))).toEqual([])
  await storage.put('3f/3f2a.pdf', Buffer.from('bytes'))
  expect(String(await storage.get('3f/3f2a.pdf'))).toBe('bytes')
})
