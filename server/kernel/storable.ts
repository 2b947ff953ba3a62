const maxFound = 10

/**
 * Paths of the texts that PostgreSQL cannot store: a NUL, or a lone surrogate. Byte arrays and streams are skipped. There is no
 * recursion, because a JSON body may be nested deeper than the stack.
 */
export const unstorablePaths = (input: unknown): string[] => {
  const found: string[] = []
  const waiting: Inner[] = [{ path: [], value: input }]
  for (let inner = waiting.pop(); inner && found.length < maxFound; inner = waiting.pop()) {
    if (typeof inner.value === 'string' && !isStorable(inner.value)) found.push(nameOf(inner))
    else if (isContainer(inner.value)) for (const entry of entriesOf(inner, inner.value)) waiting.push(entry)
  }
  return found
}

type Inner = { path: Path; value: unknown }
/** The last key and the path before it, so that deep paths are not copied. */
type Path = [] | [before: Path, key: string]

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for NUL
const isStorable = (text: string) => text.isWellFormed() && !/\u0000/.test(text)

const isContainer = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value)))

const entriesOf = ({ path }: Inner, container: object): Inner[] =>
  Object.entries(container).flatMap(([key, value]): Inner[] => [{ path: [path, key], value }, ...(isStorable(key) ? [] : [{ path, value: key }])])

const maxKeys = 20

const nameOf = ({ path }: Inner): string => {
  const keys: string[] = []
  for (let [before, key] = path; before && key !== undefined && keys.length < maxKeys; [before, key] = before) keys.unshift(key.slice(0, 60))
  return keys.join('.') || 'body'
}
