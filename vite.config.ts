import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const web = join(import.meta.dirname, 'web')

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** All modules that every page needs before its entry starts: static imports of the entry, the root and its layout, transitively. */
const frameOf = (modules: Modules): ReadonlySet<string> => {
  const ids = ['entry.client.tsx', 'root.tsx', 'parts/layout/default-layout.tsx'].map((file) => join(web, file).replaceAll('\\', '/'))
  const found = new Set(ids)
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** A few large files, because a small one costs a request and compresses badly. Libraries rarely change between releases. */
const libraries = { name: 'libraries', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 }

const frame = () => {
  let ids: ReadonlySet<string> | undefined
  const name = (id: string, modules: Modules) => {
    ids ??= frameOf(modules)
    return ids.has(id) && !/\/messages\/|\/icons\/|entry\.client/.test(id) ? 'frame' : null
  }
  return { name, priority: 1 }
}

const cards = { name: 'cards', test: /\/web\/parts\/events\/|\/use-more\.|\/icons\//, minShareCount: 4 }

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  build: { manifest: true },
  // its entry for Node contains every icon
  ssr: { noExternal: ['lucide-react'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [libraries, frame(), cards] } } } } } },
})
