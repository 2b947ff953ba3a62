import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

const assets = 'build/client/assets'

/** Compresses scripts, styles and map data during the build, at the highest quality. */
const buildEnd = async () => {
  for (const name of (await readdir(assets)).filter((file) => /\.(m?js|css|svg|json)$/.test(file))) await pack(join(assets, name))
}

const pack = async (path: string) => {
  const bytes = await readFile(path)
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

export default { appDirectory: 'web', ssr: true, routeDiscovery: { mode: 'initial' }, buildEnd } satisfies Config
