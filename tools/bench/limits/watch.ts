// Loaded into a product before its main.ts: tells how late its event loop has been.
import { monitorEventLoopDelay } from 'node:perf_hooks'

export type LoopDelay = { p99Ms: number; maxMs: number }

const resolutionMs = 10
const delay = monitorEventLoopDelay({ resolution: resolutionMs })
delay.enable()

/** What is measured is the time between two ticks of the timer, which are a resolution apart when nothing is in their way. */
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs)

process.on('message', (message) => {
  if (message === 'forget') delay.reset()
  if (typeof message !== 'object' || message === null || !('loopDelay' in message)) return
  process.send?.({ p99Ms: late(delay.percentile(99)), maxMs: late(delay.max) } satisfies LoopDelay)
})
