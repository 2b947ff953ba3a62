import { Counter, type Registry } from 'prom-client'
import type { Address, Reply } from '../../../contract/contract.ts'
import type { RefusalCode } from '../../../contract/refusals.ts'
import { isDatabaseUnavailable } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { RunCall } from '../run-call.ts'

type Outcome<A extends Address> = { reply: Reply<A>; refusal: null } | { reply: null; refusal: RefusalCode }

/** A business counter: its calls and the labels of their outcomes. Labels have few values and no personal data. */
export type BusinessCount = {
  name: string
  help: string
  labels: string[]
  /** Null counts nothing. */
  calls: { [A in Address]?: (outcome: Outcome<A>) => Record<string, string> | null }
}

type Count = (outcome: { reply: unknown; refusal: RefusalCode | null }) => void

/** Counts the outcomes of calls, made by scripts or by pages. */
export const callCounts = (registry: Registry, businessCounts: readonly BusinessCount[]) => {
  const countRefusal = refusals(registry)
  const counts = countsOf(registry, businessCounts)
  const count = (address: Address, outcome: Parameters<Count>[0]) => {
    for (const one of counts.get(address) ?? []) one(outcome)
  }
  return (run: RunCall): RunCall =>
    async (request, caller) => {
      try {
        const reply = await run(request, caller)
        count(request.address, { reply, refusal: null })
        return reply
      } catch (error) {
        const refusal = codeOf(error)
        countRefusal(refusal)
        count(request.address, { reply: null, refusal })
        throw error
      }
    }
}

const refusals = (registry: Registry) => {
  const total = new Counter({
    name: 'refusals_total',
    help: 'Refused or failed calls by the reason in the answer',
    labelNames: ['reason'],
    registers: [registry],
  })
  return (reason: RefusalCode) => total.inc({ reason })
}

const codeOf = (error: unknown): RefusalCode => {
  if (error instanceof Refusal) return error.code
  return isDatabaseUnavailable(error) ? 'unavailable' : 'internal'
}

const countsOf = (registry: Registry, businessCounts: readonly BusinessCount[]) => {
  const counts = new Map<Address, Count[]>()
  for (const { name, help, labels, calls } of businessCounts) {
    const total = new Counter({ name, help, labelNames: labels, registers: [registry] })
    // the keys of counted calls are addresses
    for (const [address, labelsOf] of Object.entries(calls) as [Address, LabelsOf][])
      counts.set(address, [...(counts.get(address) ?? []), counting(total, labelsOf)])
  }
  return counts
}

// the outcome comes from the call of the address, so the function of that address accepts it
type LabelsOf = (outcome: never) => Record<string, string> | null

const counting =
  (total: Counter, labelsOf: LabelsOf): Count =>
  (outcome) => {
    const labels = labelsOf(outcome as never)
    if (labels) total.inc(labels)
  }
