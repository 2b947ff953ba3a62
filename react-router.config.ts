import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

const assets = 'build/client/assets'

/** Compresses scripts, styles and map data during the build, at the highest quality. */
const buildEnd = async () => {
  await slimManifest()
  for (const name of (await readdir(assets)).filter((file) => /\.(m?js|css|svg|json)$/.test(file))) await pack(join(assets, name))
}

type Manifest = { routes: Record<string, Record<string, unknown>> }

/**
 * Every page loads the manifest of all routes, so it has no more than a browser reads: `imports` only serve to prefetch pages, which no
 * link does, a missing flag is false, and the styles of the root are on every page. The server has the whole manifest.
 */
const slimManifest = async () => {
  const [name] = (await readdir(assets)).filter((file) => /^manifest-.*\.js$/.test(file))
  const path = join(assets, name ?? '')
  const [start = '', json = ''] = (await readFile(path, 'utf8')).split(/(?<=^[^{]*)(?=\{)/)
  const manifest: Manifest = JSON.parse(json.replace(/;\s*$/, ''))
  const rootStyles = JSON.stringify(manifest.routes.root?.css)
  const isRead = (id: string, key: string, value: unknown) =>
    key !== 'imports' && value !== false && (id === 'root' || key !== 'css' || JSON.stringify(value) !== rootStyles)
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([key, value]) => isRead(id, key, value))),
  ])
  await writeFile(path, `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`)
}

const pack = async (path: string) => {
  const bytes = await readFile(path)
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

export default { appDirectory: 'web', ssr: true, routeDiscovery: { mode: 'initial' }, buildEnd } satisfies Config
