import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const assets = 'build/client/assets'

/** Packs scripts and styles once, when they are built, as hard as it goes. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle: {
    order: 'post',
    async handler({ dir }) {
      if (!dir?.replaceAll('\\', '/').endsWith('build/client')) return
      for (const name of (await readdir(assets)).filter((file) => /\.(js|css|svg)$/.test(file))) await pack(join(assets, name))
    },
  },
})

const pack = async (path: string) => {
  const bytes = await readFile(path)
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

export default defineConfig({ publicDir: 'web/public', plugins: [tailwindcss(), reactRouter(), packed()] })
