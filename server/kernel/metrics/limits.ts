import { Counter, type Registry } from 'prom-client'
import type { Limits } from '../limits.ts'
import { Refusal } from '../refusal.ts'

/** Counts who asked too often, by the budget. */
export const refusedLimits = (registry: Registry) => {
  const total = new Counter({ name: 'limits_refused_total', help: 'Requests over a budget', labelNames: ['limit'], registers: [registry] })
  return (limits: Limits): Limits => ({
    spend: async (name, by) => {
      try {
        await limits.spend(name, by)
      } catch (error) {
        if (error instanceof Refusal) total.inc({ limit: name })
        throw error
      }
    },
  })
}
