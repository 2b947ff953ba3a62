import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleX,
  Clock,
  EyeOff,
  Flag,
  Hourglass,
  Lock,
  MessageCircleQuestionMark,
  ShieldAlert,
  Ticket,
  UserCheck,
  Users,
} from 'lucide-react'
import type { CardState } from './card-state.ts'

const signs = {
  open: { Icon: Ticket, tone: 'text-accent' },
  approval: { Icon: UserCheck, tone: 'text-accent' },
  full: { Icon: Hourglass, tone: 'text-ink-soft' },
  going: { Icon: CircleCheck, tone: 'text-accent' },
  waitsForOrganizer: { Icon: Clock, tone: 'text-ink-soft' },
  waitsForSeat: { Icon: Hourglass, tone: 'text-ink-soft' },
  declined: { Icon: CircleX, tone: 'text-danger' },
  cancelled: { Icon: Ban, tone: 'text-danger' },
  finished: { Icon: Flag, tone: 'text-ink-soft' },
  opensLater: { Icon: CalendarClock, tone: 'text-ink-soft' },
  closed: { Icon: Lock, tone: 'text-ink-soft' },
  barred: { Icon: ShieldAlert, tone: 'text-danger' },
  team: { Icon: Users, tone: 'text-accent' },
  teamIn: { Icon: Users, tone: 'text-accent' },
  quiz: { Icon: MessageCircleQuestionMark, tone: 'text-ink-soft' },
  unpublished: { Icon: EyeOff, tone: 'text-ink-soft' },
} satisfies Record<CardState['kind'], unknown>

export const CardSign = ({ kind }: { kind: CardState['kind'] }) => {
  const { Icon, tone } = signs[kind]
  return <Icon className={`size-6 shrink-0 ${tone}`} aria-hidden="true" />
}
