import type { Sms } from '../kernel/gateways.ts'
import type { Limits } from '../kernel/limits.ts'
import type { Log } from '../kernel/log.ts'
import type { CountMessage } from '../kernel/metrics/messages.ts'
import { Refusal } from '../kernel/refusal.ts'

type Deps = { limits: Limits; log: Log; count: CountMessage }

const budgets = ['messagesPerHour', 'messagesPerDay'] as const
const installation = 'all'

/** The budget of the whole installation for messages and calls: once it is spent, none is sent until its window ends. */
export const withinBudget = (sms: Sms, { limits, log, count }: Deps): Sms => {
  const allow = async (channel: string) => {
    for (const budget of budgets) {
      const { ok, isFirst, retryAfterSeconds } = await limits.trySpend(budget, installation)
      if (ok) continue
      count({ channel, outcome: 'refused' })
      // one line a window for all processes, because it is an alert
      if (isFirst) log.error({ budget, retryAfterSeconds }, 'the message budget is spent: no codes are sent')
      throw new Refusal('tooManyRequests', { retryAfterSeconds })
    }
  }
  return {
    ...sms,
    send: async (channel, phone, text) => {
      await allow(channel)
      try {
        await sms.send(channel, phone, text)
        count({ channel, outcome: 'sent' })
      } catch (error) {
        count({ channel, outcome: 'failed' })
        throw error
      }
    },
  }
}
