import type { MailingStatus } from '../../../contract/mailings/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const tones: Record<MailingStatus, BadgeTone> = {
  draft: 'neutral',
  considered: 'waiting',
  approved: 'good',
  executing: 'good',
  sent: 'good',
  rejected: 'danger',
}

export const MailingBadge = ({ status, isPaused }: { status: MailingStatus; isPaused: boolean }) => {
  const { mailings: t } = useWords()
  return <Badge tone={isPaused ? 'waiting' : tones[status]}>{isPaused ? t.paused : t.statuses[status]}</Badge>
}
