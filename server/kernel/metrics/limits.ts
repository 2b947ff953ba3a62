import { Counter, type Registry } from 'prom-client'
import type { BudgetName, Limits } from '../limits.ts'
import { Refusal } from '../refusal.ts'

/** Counts the requests over a budget, by budget. */
export const refusedLimits = (registry: Registry) => {
  const total = new Counter({ name: 'limits_refused_total', help: 'Requests over a budget', labelNames: ['limit'], registers: [registry] })
  return (limits: Limits): Limits => ({
    ...limits,
    trySpend: async (name: BudgetName, by) => {
      const outcome = await limits.trySpend(name, by)
      if (!outcome.ok) total.inc({ limit: name })
      return outcome
    },
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
