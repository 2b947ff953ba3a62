// Loaded into a product before its main.ts: reports the delay of its event loop.
import { monitorEventLoopDelay } from 'node:perf_hooks'

export type LoopDelay = { p99Ms: number; maxMs: number }

const resolutionMs = 10
const delay = monitorEventLoopDelay({ resolution: resolutionMs })
delay.enable()

/** Subtracts the resolution, because the monitor measures the time between two ticks, which an idle loop runs one resolution apart. */
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs)

process.on('message', (message) => {
  if (message === 'forget') delay.reset()
  if (typeof message !== 'object' || message === null || !('loopDelay' in message)) return
  process.send?.({ p99Ms: late(delay.percentile(99)), maxMs: late(delay.max) } satisfies LoopDelay)
})
