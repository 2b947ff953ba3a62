import { describe, expect, test } from 'vitest'
import { documentFaults, proseFaults } from './check-prose.mjs'

const faultsOf = (source) => proseFaults('server/x.ts', source)

describe('prose: the check', () => {
  test.each([
    '/** Who comes first gets the seat. */',
    '/** Returns the seats. What is left goes back. */',
    '// the events for who is signed in',
    '/** The user and his phone. */',
    '// nobody is told of it',
    '/** Renders the page anew. */',
    "test('is told so', () => undefined)",
    "test.each(cases)('what %s sees', () => undefined)",
    "const call = { summary: 'Hands out the seats' }",
    'const wish = 1',
    'const mostRows = 5',
    'type Told = string',
  ])('rejects %s', (source) => {
    expect(faultsOf(source).length).toBeGreaterThan(0)
  })

  test.each([
    '/** Locks the seats of an event until the transaction ends. */',
    '// the server writes `told`, a column',
    "const text = 'Who is this? Somebody told him.'",
    "const url = 'https://example.test/told'",
    "test('rejects a second registration with 409 (V155)', () => undefined)",
    'const maxRows = 5',
  ])('accepts %s', (source) => {
    expect(faultsOf(source)).toEqual([])
  })

  test('names the line of a fault', () => {
    expect(faultsOf('const a = 1\n\n/** Rendered\n * anew. */\n')).toEqual(['server/x.ts:3 "anew": again'])
  })

  test('reads documents without their code', () => {
    expect(documentFaults('docs/x.md', 'Run `told`.\n\n```\nhe said\n```\n')).toEqual([])
    expect(documentFaults('docs/x.md', 'The user and his phone.')).toHaveLength(1)
  })
})
