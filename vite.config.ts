import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const web = join(import.meta.dirname, 'web')

/**
 * Imports each icon from its own file. Their common index would make every icon of the product reachable from every page, so that
 * the groups below could not tell which page shows it.
 */
const directIcons = (): Plugin => {
  const folder = 'lucide-react/dist/esm'
  const index = readFileSync(join(import.meta.dirname, `node_modules/${folder}/lucide-react.mjs`), 'utf8')
  const files = new Map(
    [...index.matchAll(/^export \{([^{}\n]+)\} from '\.([^'\n]+)';$/gm)].flatMap(([, names = '', file]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [name, file] as const),
    ),
  )
  const importOf = (name: string) => {
    const [icon = '', local = icon] = name.trim().split(' as ')
    return `import ${local} from '${folder}${files.get(icon)}';`
  }
  return {
    name: 'direct-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/web\//, code: /lucide-react/ },
      handler: (code) =>
        code.replace(/import \{([^{}]+)\} from ['"]lucide-react['"];/g, (_whole, names: string) => names.split(',').map(importOf).join('')),
    },
  }
}

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Static imports of the files, transitively. */
const reachOf = (modules: Modules, files: readonly string[]): ReadonlySet<string> => {
  const found = new Set(files.map((file) => join(web, file).replaceAll('\\', '/')))
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** A few large files, because a small one costs a request and compresses badly. Libraries rarely change between releases. */
const libraries = { name: 'libraries', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/ }

/** What every page needs before its entry starts. */
const frame = {
  name: 'frame',
  files: ['entry.client.tsx', 'root.tsx', 'parts/layout/default-layout.tsx'],
  but: /\/messages\/|\/limits\.ts|entry\.client/,
}
/** What the lists of events share with other pages. */
const cards = { name: 'cards', files: ['screens/events/list.tsx'], but: /\/messages\/|\/limits\.ts|\/screens\// }
const icons = { name: 'icons', test: /\/icons\//, minShareCount: 4 }

const groupOf = ({ name, files, but }: typeof frame) => {
  let ids: ReadonlySet<string> | undefined
  return (id: string, modules: Modules) => {
    ids ??= reachOf(modules, files)
    return ids.has(id) && !but.test(id) ? name : null
  }
}

const groups = [{ ...libraries, priority: 3 }, { name: groupOf(frame), priority: 2 }, { name: groupOf(cards), priority: 1, minShareCount: 4 }, icons]

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), directIcons()],
  build: { manifest: true },
  worker: { format: 'es' },
  // its entry for Node contains every icon
  ssr: { noExternal: ['lucide-react'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
