import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
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
      const draft = `${path}.part`
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        // a full disk should not keep half a file; the error of the removal would hide the cause
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
    },
    putStream: async (key, pieces) => {
      const path = pathOf(key)
      await mkdir(join(path, '..'), { recursive: true })
      try {
        await writeFile(`${path}.part`, pieces)
        const { size } = await stat(`${path}.part`)
        await rename(`${path}.part`, path)
        return size
      } catch (error) {
        await rm(`${path}.part`, { force: true })
        throw error
      }
    },
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    getStream: async (key) => {
      const found = await stat(pathOf(key)).catch(nullIfMissing)
      return found && { size: found.size, stream: piecesOf(pathOf(key)) }
    },
    // a killed process may have left an unfinished file
    remove: async (key) => void (await Promise.all([rm(pathOf(key), { force: true }), rm(`${pathOf(key)}.part`, { force: true })])),
  }
}

const piecesOf = async function* (path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}
