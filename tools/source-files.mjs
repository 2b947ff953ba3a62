import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap/root.mjs'

/** Paths, from the root of the project, of the files in these folders; a missing folder has none. */
export const filesIn = (...folders) => folders.flatMap((folder) => filesUnder(folder)).sort()

const filesUnder = (folder) =>
  entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path)
    return [path]
  })

const entriesOf = (folder) => {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
