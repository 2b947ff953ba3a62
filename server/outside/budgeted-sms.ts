import type { Config } from '../kernel/config.ts'
import type { Sms, SmsChannel } from '../kernel/gateways.ts'
import type { BudgetName, Limits } from '../kernel/limits.ts'
import type { Log } from '../kernel/log.ts'
import type { CountMessage } from '../kernel/metrics/messages.ts'
import { Refusal } from '../kernel/refusal.ts'

type Deps = { limits: Limits; log: Log; count: CountMessage }

const sharedBudgets = ['messagesPerHour', 'messagesPerDay'] as const
/** Unknown callers spend their own budgets first, so that they cannot spend the reserve of account owners. */
const strangerBudgets = ['strangerMessagesPerHour', 'strangerMessagesPerDay', ...sharedBudgets] as const
const ownerShare = 0.3
const installation = 'all'

/** The points of the message budgets. Unknown callers get at least one message and leave a share to account owners. */
export const messageBudgets = ({ MESSAGES_PER_HOUR, MESSAGES_PER_DAY }: Pick<Config, 'MESSAGES_PER_HOUR' | 'MESSAGES_PER_DAY'>) => ({
  messagesPerHour: MESSAGES_PER_HOUR,
  messagesPerDay: MESSAGES_PER_DAY,
  strangerMessagesPerHour: withoutReserve(MESSAGES_PER_HOUR),
  strangerMessagesPerDay: withoutReserve(MESSAGES_PER_DAY),
})

const withoutReserve = (messages: number) => messages - Math.floor(messages * ownerShare)

/** Limits messages and calls of the whole installation. Once the budget is spent, none is sent until its window ends. */
export const withinBudget = (sms: Sms, { limits, log, count }: Deps): Sms => {
  // one line per window for all processes, because it is an alert
  const alert = (budget: BudgetName) => (retryAfterSeconds: number) =>
    log.error({ budget, retryAfterSeconds }, 'a message budget is spent: codes are not sent')
  const allow = async (channel: SmsChannel, isOwn: boolean) => {
    try {
      for (const budget of isOwn ? sharedBudgets : strangerBudgets) await limits.spend(budget, installation, alert(budget))
    } catch (error) {
      if (error instanceof Refusal) count({ channel, outcome: 'refused' })
      throw error
    }
  }
  return {
    ...sms,
    send: async (channel, phone, text, { isOwn } = { isOwn: false }) => {
      await allow(channel, isOwn)
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
