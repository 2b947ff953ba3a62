import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line per event. Never log names, phones, addresses, codes or tokens. */
export const openLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    destination,
  )

/** Standard output for a log. Calls `onClosed` when it can no longer be written. */
export const openOutput = (onClosed: () => void): DestinationStream => pino.destination(1).on('error', onClosed)

/** An error for the log. An error with a code loses its message, because driver messages may quote user input. */
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
