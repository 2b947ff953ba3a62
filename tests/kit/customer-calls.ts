import { readFileSync } from 'node:fs'

export type CustomerCall = { address: string; aliases: string[]; perPage: number | null; isServed: boolean }

/** The calls of `tests/customer-calls.txt`. */
export const customerCalls = (): CustomerCall[] => {
  let isServed = false
  return readFileSync(new URL('../customer-calls.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) isServed = line === '# served'
      return /^[A-Z]+ \//.test(line) ? [callOf(line, isServed)] : []
    })
}

const callOf = (line: string, isServed: boolean): CustomerCall => {
  const [address = '', ...facts] = line.split(' | ')
  const perPage = facts.map((fact) => /^(\d+) a page$/.exec(fact)?.[1]).find(Boolean)
  const aliases = facts.find((fact) => fact.startsWith('also '))?.slice('also '.length)
  return { address, aliases: aliases?.split(', ') ?? [], perPage: perPage ? Number(perPage) : null, isServed }
}
