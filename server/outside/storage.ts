import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../kernel/gateways.ts'

/** Files in a folder, by keys like `3f/3f2a….pdf`. Guarantee: a reader sees a complete file or none. */
export const diskStorage = (folder: string): Storage => {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w.-]+)*$/.test(key) || key.includes('..')) throw new Error('not a storage key')
    return join(folder, key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(join(path, '..'), { recursive: true })
      await writeFile(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
    },
    get: (key) => readFile(pathOf(key)).catch((error) => (error.code === 'ENOENT' ? null : Promise.reject(error))),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
