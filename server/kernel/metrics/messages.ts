import { Counter, type Registry } from 'prom-client'

export type CountMessage = (message: { channel: string; outcome: 'sent' | 'failed' | 'refused' }) => void

/** Counts messages and calls by channel. `refused` means that the budget of the installation was spent. */
export const messageCount = (registry: Registry): CountMessage => {
  const total = new Counter({
    name: 'messages_total',
    help: 'SMS and calls by channel and outcome: sent, failed at the gateway, or refused by the message budget',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  })
  return (message) => total.inc(message)
}
