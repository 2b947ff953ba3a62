import { useWords } from '../../kernel/words.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { OwnBadge, OwnRow } from './own-row.ts'

const tones: Record<OwnBadge, BadgeTone> = {
  wait: 'waiting',
  draft: 'neutral',
  declined: 'danger',
  cancelled: 'neutral',
  unpublished: 'neutral',
  active: 'time',
  completed: 'neutral',
  upcoming: 'good',
}

/** The state of an own event, that of its changed version, and the reason of a decline. */
export const OwnState = ({ row }: { row: Pick<OwnRow, 'badge' | 'change' | 'reason'> }) => {
  const { badges, list } = useWords().organizerCabinet
  const { badge, change } = row
  const reason = row.reason ?? change?.comment
  return (
    <>
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={tones[badge]}>{badges[badge]}</Badge>
        {change?.moderation === 'wait' && <Badge tone="waiting">{badges.changeWaiting}</Badge>}
        {change?.moderation === 'declined' && <Badge tone="danger">{badges.changeDeclined}</Badge>}
      </span>
      {reason && <span className="line-clamp-3 max-w-prose text-sm font-normal wrap-anywhere">{list.reason(reason)}</span>}
    </>
  )
}
