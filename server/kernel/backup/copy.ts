import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, type Dirent } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isCode } from '../postgres/read-if-exists.ts'
import type { CopiedFile } from './manifest.ts'

export type Tree = { folders: string[]; files: string[] }

/** All folders and files below a root, by relative path. `isSkipped` ignores a file, or the contents of a folder. */
export const treeOf = async (root: string, isSkipped: (path: string) => boolean = () => false): Promise<Tree> => {
  const tree: Tree = { folders: [], files: [] }
  const visit = async (folder: string) => {
    for (const entry of await entriesOf(join(root, folder))) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) tree.folders.push(path)
      if (isSkipped(path)) continue
      if (entry.isDirectory()) await visit(path)
      if (entry.isFile()) tree.files.push(path)
    }
  }
  await visit('')
  return tree
}

/** Copies a file and hashes the bytes it writes. Null if the file was deleted before it was opened. */
export const copyFile = async (from: string, to: string, path: string): Promise<CopiedFile | null> => {
  const hash = createHash('sha256')
  let size = 0
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  const target = join(to, path)
  await mkdir(dirname(target), { recursive: true })
  try {
    await pipeline(createReadStream(join(from, path), { highWaterMark: chunkBytes }), measured, createWriteStream(target, { mode: 0o600 }))
    return { path, size, sha256: hash.digest('hex') }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

const chunkBytes = 1024 * 1024

const entriesOf = async (folder: string): Promise<Dirent[]> => {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    // deleted since its parent was read
    if (isCode(error, 'ENOENT')) return []
    throw error
  }
}
