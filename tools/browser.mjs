import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const advice = 'install Chromium and set CHROMIUM_PATH to it'

/** A Chromium for the journeys, installed if the system has none. Returns its path, or the reason why there is none. */
export const readyChromium = () => {
  const { CHROMIUM_PATH: given } = process.env
  if (given) return existsSync(given) ? { path: given } : { reason: `CHROMIUM_PATH is ${given}, and there is no such file.` }
  const present = findChromium()
  return present ? { path: present } : installChromium()
}

const findChromium = () => {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

const installChromium = () => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!runs('apt-get', '--version')) return { reason: `There is no Chromium here and no apt-get to install it with: ${advice}.` }
  if (asRoot.length > 0 && !runs(...asRoot, 'true')) return { reason: `There is no Chromium here and no right to install it: ${advice}.` }
  console.log('installing Chromium for the journeys…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => run([...asRoot, 'apt-get', ...args], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const isInstalled = apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')
  const path = isInstalled && findChromium()
  return path ? { path } : { reason: `apt-get could not install Chromium: ${advice}.` }
}

const runs = (...command) => run(command, { stdio: 'ignore' })

const run = ([program, ...args], options) => spawnSync(program, args, options).status === 0
