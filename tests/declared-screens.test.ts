import { expect, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import { queues as serverQueues } from '../server/app.ts'
import { tables } from '../web/parts/content/tables.ts'
import { queues } from '../web/parts/staff/queues.ts'

const addresses = Object.keys(contract)

test('staff panel: a tab for every queue', () => {
  const declared = addresses.filter((address) => /^POST \/admin\/[\w-]+\/:id\/decision$/.test(address))
  expect(serverQueues.map(({ entity }) => `POST /admin/${entity}/:id/decision`).sort()).toEqual(declared.sort())
  expect(queues.map(({ looks }) => looks.name).sort()).toEqual(serverQueues.map(({ name }) => name).sort())
})

test('content: a table on the page for every content table of the contract', () => {
  const isRestored = (path: string) => addresses.includes(`PUT /admin/${path}/:id`) && addresses.includes(`DELETE /admin/${path}/:id`)
  const declared = addresses.flatMap((address) => /^POST \/admin\/([\w-]+)$/.exec(address)?.[1] ?? []).filter(isRestored)
  expect(tables.map(({ path }) => path).sort()).toEqual(declared.sort())
})
