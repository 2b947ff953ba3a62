import type { Address } from '../../../contract/contract.ts'
import type { CallSpec } from '../../../contract/kit.ts'
import { inputSchema } from '../../../server/kernel/http/openapi-schemas.ts'
import type { Ownership } from './stage.ts'

type Domains = Record<string, Ownership>

/** True for a call that names an object by an id, or concerns the caller's own objects. */
export const isConcerned = (address: string, { query, body }: CallSpec): boolean =>
  address.includes(':') || /^\w+ \/(owner|participant)\//.test(address) || [...namesIn(query), ...namesIn(body)].some(isIdName)

const isIdName = (name: string): boolean => /^(ids?|.*(Ids?|_ids?|Uid))$/.test(name)

const namesIn = (shape: CallSpec['body']): string[] => (shape ? namesOf(inputSchema(shape)) : [])

const namesOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: Record<string, unknown> }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesOf), ...Object.values(properties).flatMap(namesOf)]
}

/** One sentence for each call that the domain descriptions omit, name twice or name although it is not concerned. */
export const faultsOf = (contract: Record<string, CallSpec>, domains: Domains): string[] => {
  const described = Object.entries(domains).flatMap(([domain, { scenes, unowned }]) =>
    [...Object.keys(scenes), ...Object.keys(unowned)].map((address) => ({ address, domain })),
  )
  const missing = (Object.entries(contract) as [Address, CallSpec][])
    .filter(([address, spec]) => isConcerned(address, spec) && !described.some((one) => one.address === address))
    .map(
      ([address]) =>
        `${address} takes an id: add to tests/ownership/<domain>.ts a scene with an object of the owner and a valid body, or the reason why the object has no owner.`,
    )
  const unknown = described
    .filter(({ address }) => !(address in contract))
    .map(({ address, domain }) => `${address} is not a call of the contract: remove it from tests/ownership/${domain}.ts.`)
  const twice = described
    .filter(({ address }, index) => described.findIndex((one) => one.address === address) < index)
    .map(({ address, domain }) => `${address} is described twice: remove it from tests/ownership/${domain}.ts.`)
  return [...missing, ...unknown, ...twice]
}
