import { Counter, type Registry } from 'prom-client'
import type { BudgetName, Limits } from '../limits.ts'
import { Refusal } from '../refusal.ts'

/** Counts refused requests by budget. `trySpend` refuses none. */
export const refusedLimits = (registry: Registry) => {
  const total = new Counter({ name: 'limits_refused_total', help: 'Requests refused by a budget', labelNames: ['limit'], registers: [registry] })
  const counted = async (name: BudgetName, spending: Promise<void>) => {
    try {
      await spending
    } catch (error) {
      if (error instanceof Refusal) total.inc({ limit: name })
      throw error
    }
  }
  return (limits: Limits): Limits => ({
    ...limits,
    spend: (name, by, onFirst) => counted(name, limits.spend(name, by, onFirst)),
    spendSeveral: (name, by, count) => counted(name, limits.spendSeveral(name, by, count)),
  })
}
