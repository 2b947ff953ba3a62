import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { type CallSpec, paramsSchema } from './kit.ts'

const notDecimal = ['0x10', '0b11', '1e3', ' 5 ', '5\n', '+5', '5.0', '1_000', '٣', 'Infinity']

type Field = { safeParse: (sent: unknown) => { success: boolean; data?: unknown } }

const containsNumber = (data: unknown): boolean => [data].flat().some((value) => typeof value === 'number')

/** Fields of all queries and paths that read digits as a number. */
const numbers = Object.entries(contract as Record<string, CallSpec>).flatMap(([address, spec]) =>
  Object.entries<Field>({ ...spec.query?.shape, ...paramsSchema(address, spec).shape })
    .filter(([, field]) => containsNumber(field.safeParse('5').data))
    .map(([name, field]) => ({ name: `${address} ${name}`, field })),
)

test('numbers in addresses: every query and path accepts decimal digits only', () => {
  expect(numbers.length).toBeGreaterThan(150)
  const accepted = numbers.flatMap(({ name, field }) =>
    notDecimal.filter((sent) => containsNumber(field.safeParse(sent).data)).map((sent) => `${name}=${sent}`),
  )
  expect(accepted).toEqual([])
})

test.each(['0', '-1', '9007199254740993', '9'.repeat(400)])('numbers in addresses: %s is out of range', (sent) => {
  expect(numbers.filter(({ field }) => containsNumber(field.safeParse(sent).data)).map(({ name }) => name)).toEqual([])
})
