import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps bytes by keys like `3f/3f2a….pdf`. */
export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Buffer | null>
  remove: (key: string) => Promise<void>
}

/** Files below a folder; a file is there whole or not at all. */
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
