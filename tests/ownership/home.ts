import type { Ownership } from '../kit/ownership/stage.ts'
import { entered } from './participation.ts'

export const home: Ownership = {
  scenes: {
    'GET /participant/home': async (stage) => {
      await entered(stage)
      return { shows: stage.mark }
    },
  },
  unowned: {},
}
