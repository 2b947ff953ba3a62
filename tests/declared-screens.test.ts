import { expect, test } from 'vitest'
import { contract, sections } from '../contract/contract.ts'
import type { Section } from '../contract/kit.ts'
import { queues as serverQueues } from '../server/app.ts'
import { tables } from '../web/parts/content/tables.ts'
import { queues } from '../web/parts/staff/queues.ts'

const addresses = Object.keys(contract)

test('staff panel: a tab and a counter for every queue', () => {
  const declared = addresses.filter((address) => /^POST \/admin\/[\w-]+\/:id\/decision$/.test(address))
  expect(serverQueues.map(({ entity }) => `POST /admin/${entity}/:id/decision`).sort()).toEqual(declared.sort())
  const names = serverQueues.map(({ name }) => name as string).sort()
  expect(queues.map(({ looks }) => looks.name as string).sort()).toEqual(names)
  const all: readonly Section[] = sections
  expect(all.flatMap(({ queues: counted = [] }) => counted.map(({ name }) => name)).sort()).toEqual(names)
})

test('content: a table on the page for every content table of the contract', () => {
  const isRestored = (path: string) => addresses.includes(`PUT /admin/${path}/:id`) && addresses.includes(`DELETE /admin/${path}/:id`)
  const declared = addresses.flatMap((address) => /^POST \/admin\/([\w-]+)$/.exec(address)?.[1] ?? []).filter(isRestored)
  expect(tables.map(({ path }) => path).sort()).toEqual(declared.sort())
})
