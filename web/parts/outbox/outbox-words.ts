import type { OutboxMessage } from '../../../contract/platform/outbox.ts'
import { useWords } from '../../kernel/words.tsx'

/** Names of kinds, recipients and reasons. A kind or an answer of the gateway without words is shown as it is. */
export const useOutboxWords = () => {
  const { outbox } = useWords()
  const nameIn = (words: Record<string, string>, name: string) => (Object.hasOwn(words, name) ? words[name] : undefined) ?? name
  return {
    outbox,
    kindName: (kind: string) => nameIn(outbox.kinds, kind),
    reasonText: (reason: string | null) => (reason === null ? '' : nameIn(outbox.reasons, reason)),
    recipientName: ({ recipient, userId }: Pick<OutboxMessage, 'recipient' | 'userId'>) => recipient ?? outbox.account(userId ?? 0),
  }
}
