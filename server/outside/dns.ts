import { Resolver } from 'node:dns/promises'
import type { Dns } from '../kernel/gateways.ts'

const timeoutMs = 3_000

/** The codes of a name or a record that does not exist. */
const none = ['ENOTFOUND', 'ENODATA']

/** A text record consists of pieces that belong together. */
export const openDns = (): Dns => ({
  texts: async (name) => {
    try {
      const records = await new Resolver({ timeout: timeoutMs, tries: 1 }).resolveTxt(name)
      return records.map((pieces) => pieces.join(''))
    } catch (error) {
      if (none.includes((error as { code?: string }).code ?? '')) return []
      throw error
    }
  },
})
