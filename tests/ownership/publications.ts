import type { Ownership } from '../kit/ownership/stage.ts'

export const publications: Ownership = {
  scenes: {},
  unowned: { 'GET /pages/:id': 'it shows published content pages' },
}
