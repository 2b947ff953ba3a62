// How the product's process is started.
import { join } from 'node:path'
import { root } from './root.mjs'

/** A server's objects mostly die young: left alone, Node gives them 128 MB of room before it looks. */
export const productArguments = ['--max-semi-space-size=16', 'main.ts']

export const productEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  // glibc keeps to each thread what that has let go, and more of it the more was ever asked for at once
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(64 * 1024),
}
