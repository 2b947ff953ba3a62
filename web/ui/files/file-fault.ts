import type { Dictionary } from '../../../messages/ru.ts'

export type FileRules = { accept?: string | undefined; maxBytes: number }

const megabyte = 1024 * 1024

/** Words for a file that the server would reject; null if it may be sent. A file without a type is left to the server. */
export const fileFault = (file: Pick<File, 'name' | 'size' | 'type'>, rules: FileRules, t: Dictionary['uiFields']['file']): string | null => {
  if (file.size === 0) return t.empty
  if (file.size > rules.maxBytes) return t.tooLarge(Math.floor(rules.maxBytes / megabyte))
  return isAccepted(file, rules.accept) ? null : t.wrongType
}

/** The rules of the `accept` attribute: extensions, types and groups of types. */
const isAccepted = ({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean => {
  if (!accept) return true
  const entries = accept.split(',').map((entry) => entry.trim().toLowerCase())
  if (entries.some((entry) => entry.startsWith('.') && name.toLowerCase().endsWith(entry))) return true
  if (!type) return true
  return entries.some((entry) => entry === type || (entry.endsWith('/*') && type.startsWith(entry.slice(0, -1))))
}
