import type { Ownership } from '../kit/ownership/stage.ts'

export const spaces: Ownership = {
  scenes: {},
  unowned: {
    'GET /spaces/:id/halls': 'halls are public',
    'GET /spaces/completion': 'the ids are filters of a public list',
  },
}
