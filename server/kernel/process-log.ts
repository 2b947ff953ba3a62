import process from 'node:process'
import { type Log, safeError } from './log.ts'

/** Sends what libraries and Node itself would print to the log: console lines, warnings and the error that ends the process. */
export const logProcess = (log: Log) => {
  const logConsole = (...values: unknown[]) => log.warn({ source: 'console', values: values.map(withoutUserText) }, 'a library reports')
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) console[method] = logConsole
  // replaces Node's own listener, which prints
  process.removeAllListeners('warning')
  process.on('warning', (warning) =>
    log.warn({ source: 'node', code: 'code' in warning ? warning.code : undefined, value: withoutUserText(warning) }, 'a warning'),
  )
  process.on('uncaughtException', (error) => {
    log.fatal({ error: withoutUserText(error) }, 'the process ends')
    process.exit(1)
  })
}

const maxCharacters = 300

/** Quoted strings, emails and phones may come from users. */
const withoutUserText = (value: unknown): unknown => {
  if (value instanceof Error) {
    const { message, ...rest } = safeError(value)
    return { ...rest, message: typeof message === 'string' ? mask(message) : undefined }
  }
  return typeof value === 'string' ? mask(value) : typeof value
}

const mask = (text: string): string =>
  text
    .slice(0, maxCharacters)
    .replace(/"[^"\n]*"?|`[^`\n]*`?/g, '"…"')
    .replace(/(?<![^\s@])[^\s@]*@\S*/g, '…')
    .replace(/\+?\d[\d ()-]{6,}/g, '…')
