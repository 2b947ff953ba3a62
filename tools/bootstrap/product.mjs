// Arguments and environment of the product's process.
import { join } from 'node:path'
import { root } from './root.mjs'

/** Most objects of a server are short-lived. Without the limit Node allots them 128 MB before it collects. */
export const productArguments = ['--max-semi-space-size=16', 'main.ts']

export const productEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  // glibc holds freed memory in an arena for each thread, and raises its own limits with every large allocation
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(64 * 1024),
}
