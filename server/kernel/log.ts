import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line an event. Names, phones, addresses, codes and tokens are never passed to it. */
export const openLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    destination,
  )

/** Standard output for a log, with a report of its end. */
export const openOutput = (onClosed: () => void): DestinationStream => pino.destination(1).on('error', onClosed)

/** An error without its message's values: driver messages may quote what a person typed. */
export const safeError = (error: unknown) => {
  if (!(error instanceof Error)) return { kind: typeof error }
  const code = 'code' in error ? error.code : undefined
  const frames = error.stack
    ?.split('\n')
    .filter((row) => row.trimStart().startsWith('at '))
    .slice(0, 12)
  return { kind: error.name, code, message: code ? undefined : error.message.slice(0, 300), frames, cause: causeOf(error) }
}

const causeOf = (error: Error): unknown => (error.cause === undefined ? undefined : safeError(error.cause))
