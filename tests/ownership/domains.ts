/// <reference types="vite/types/importMeta.d.ts" />
import { basename } from 'node:path'
import type { Ownership } from '../kit/ownership/stage.ts'

const files = import.meta.glob<Record<string, Ownership>>(['./*.ts', '!./domains.ts'], { eager: true })

/** Every file of this folder exports the scenes of one domain under its own name. */
export const ownership: Record<string, Ownership> = Object.fromEntries(Object.entries(files).map(([path, exported]) => scenesIn(path, exported)))

function scenesIn(path: string, exported: Record<string, Ownership>) {
  const name = basename(path, '.ts')
  const scenes = exported[name]
  if (!scenes) throw new Error(`${path} exports no ${name}`)
  return [name, scenes] as const
}
