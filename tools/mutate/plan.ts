import { existsSync, globSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files mutated together, and the tests that must detect their mutants. */
export type Batch = { files: string[]; tests: string[] }

/** Code of decisions only: a mutant that survives here is a rule without a test. */
const rules = 'server/domains/**/{rules,admission,visibility,cancel,seats,validate-requests,completeness}.ts'

/** Chosen files, or the rules, batched by their tests. */
export const batchesOf = (paths: readonly string[], tests: readonly string[] | undefined): Batch[] => {
  const files = paths.length === 0 ? globSync(rules) : paths.flatMap(codeIn)
  const byTests = Map.groupBy(files.map(withForwardSlashes).sort(), (file) => (tests ?? [testsFor(file)]).join())
  return [...byTests]
    .map(([folders, mutated]) => ({ files: mutated, tests: folders.split(',').flatMap(testsIn) }))
    .filter((batch) => batch.tests.length > 0)
}

const withForwardSlashes = (path: string) => path.replaceAll('\\', '/')

/** A path that does not exist holds no code. A file may end with a range of lines, such as `:12-30`. */
const codeIn = (path: string): string[] => {
  if (isFolder(path)) return globSync(join(path, '**/*.{ts,tsx}')).filter((file) => !/\.(test|spec|d)\.tsx?$/.test(file))
  return existsSync(path.replace(/:[\d:-]+$/, '')) ? [path] : []
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

/** Pure code has tests beside it, also a range of its lines. Other code of a domain uses the whole domain, the rest the nearest folder with tests. */
const testsFor = (file: string): string => {
  const beside = file.replace(/\.tsx?(:[\d:-]+)?$/, '.test.ts')
  return existsSync(beside) ? beside : (/^server\/domains\/[^/]+/.exec(file)?.[0] ?? testedFolder(dirname(file)))
}

const testedFolder = (folder: string): string => (folder === '.' || testsIn(folder).length > 0 ? folder : testedFolder(dirname(folder)))

const testsIn = (path: string): string[] => (isFolder(path) ? globSync(join(path, '**/*.test.{ts,tsx}')).map(withForwardSlashes).sort() : [path])
