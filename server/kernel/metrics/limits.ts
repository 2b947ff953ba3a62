import { Counter, type Registry } from 'prom-client'
import type { Limits } from '../limits.ts'
import { Refusal } from '../refusal.ts'

/** Counts refused requests by budget. `trySpend` refuses none. */
export const refusedLimits = (registry: Registry) => {
  const total = new Counter({ name: 'limits_refused_total', help: 'Requests refused by a budget', labelNames: ['limit'], registers: [registry] })
  return (limits: Limits): Limits => ({
    ...limits,
    spend: async (name, by, onFirst) => {
      try {
        await limits.spend(name, by, onFirst)
      } catch (error) {
        if (error instanceof Refusal) total.inc({ limit: name })
        throw error
      }
    },
  })
}
