import { availableParallelism, loadavg } from 'node:os'
import process from 'node:process'

const busy = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

// the processes of one run share one factor
process.env.TEST_TIME_FACTOR ??= busy().toFixed(1)

/** Factor on time limits: TEST_TIME_FACTOR, or the load for each core when a run begins. */
export const timeFactor = Math.max(1, Number(process.env.TEST_TIME_FACTOR) || 1)

/** A time limit of a test, in milliseconds on an idle machine. */
export const limitMs = (ms: number): number => ms * timeFactor

/** For results of background jobs. */
export const soon = { timeout: limitMs(20_000), interval: 100 }
