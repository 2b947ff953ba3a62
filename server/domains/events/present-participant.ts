import type { EventParticipant } from '../../../contract/events/events.ts'

type ParticipantFacts = {
  id: number
  event_id: number
  user_id: number
  state: EventParticipant['state']
  waits_for_seat: boolean
  role: string
  format: EventParticipant['format']
  space_id: number | null
  quiz_answer_id: number | null
  team_id: number | null
  attended_at: Date | null
  online_completed_at: Date | null
  comment: string | null
  created_at: Date
}

/** The reply for a registration, alone or as part of its event. */
export const presentParticipant = (row: ParticipantFacts, queuePosition: number | null): EventParticipant => ({
  id: row.id,
  eventId: row.event_id,
  user_id: row.user_id,
  state: row.state,
  waitingForSeat: row.waits_for_seat,
  queuePosition,
  role: row.role,
  format: row.format,
  spaceId: row.space_id,
  quizAnswerId: row.quiz_answer_id,
  teamId: row.team_id,
  attended: row.attended_at !== null,
  attendedAt: row.attended_at?.toISOString() ?? null,
  onlineCompleted: row.online_completed_at !== null,
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
})
