import type { Event } from '../../../../contract/events/events.ts'
import type { Locale } from '../../../../contract/locales.ts'
import type { Dictionary } from '../../../../messages/ru.ts'
import { format, zoneName } from '../../../kernel/format.ts'
import { type CardState, canRequest, type RequestableState } from './card-state.ts'

type About = { t: Dictionary; locale: Locale; event: Event }
export type CardWords = { title: string; text: string; price?: string; note?: string | null }

/** Texts of the card in a state: the title, one sentence on what happens next, the price, and the free seats. */
export const cardWordsOf = (state: CardState, about: About): CardWords => {
  const { card } = about.t.participation
  if (canRequest(state)) return { ...requestWords(state, about.t), price: about.t.events.free }
  switch (state.kind) {
    case 'cancelled':
      return { title: card.cancelled.title, text: state.reason ? card.cancelled.reason(state.reason) : card.cancelled.noReason }
    case 'finished':
      return { title: card.finished.title, text: state.hasAttended ? card.finished.attended : card.finished.text }
    case 'going':
      return { title: isOfTeams(about.event) ? card.teamIn.title : card.going.title, text: goingText(state.participant, about) }
    case 'waitsForSeat':
      return { title: state.position === null ? card.waitsForSeat.noPosition : card.waitsForSeat.title(state.position), text: card.waitsForSeat.text }
    case 'declined':
      return { title: card.declined.title, text: card.declined.text, note: state.comment && card.declined.comment(state.comment) }
    case 'opensLater':
      return opensLater(state.opensAt, about)
    case 'barred':
      return { title: card.barred.title, text: state.reason }
    case 'team':
      return { title: card.team.title, text: card.team.text(about.t.eventPage.team(about.event.teamSizeMin, about.event.teamSizeMax)) }
    case 'teamIn':
      return { title: card.teamIn.title, text: card.teamIn[state.moderation] }
    case 'unpublished':
      return { ...card.unpublished, note: about.t.eventPage.preview }
    default:
      return card[state.kind]
  }
}

const isOfTeams = ({ participation_format: format }: Event): boolean => format === 'team'

const goingText = ({ format: way, spaceId }: { format: string; spaceId: number | null }, { t, event }: About) => {
  const { going } = t.participation.card
  if (way === 'online') return going.online
  const space = spaceId === event.spaceId ? event.space?.name : event.networkProposals?.find((proposal) => proposal.spaceId === spaceId)?.name
  return space ? going.space(space) : going.offline
}

const opensLater = (opensAt: string, { t, locale, event }: About): CardWords => {
  const { opensLater: words } = t.participation.card
  const zone = event.timezoneName
  return { title: words.title(format(opensAt, { locale, zone, kind: 'dateTime' })), text: words.text(zoneName(opensAt, zone)) }
}

const requestWords = (state: RequestableState, t: Dictionary): CardWords => {
  const { kind, free, ways, isVisitor } = state
  const { title, text } = titleAndText(state, t)
  if (kind === 'full') return { title, text }
  if (kind === 'approval' && free === 0) return { title, text, note: t.participation.card.approval.noSeats }
  const isShownPerFormat = ways.length > 1 && !isVisitor
  return { title, text, note: isShownPerFormat ? null : free === null ? t.eventPage.noLimit : t.eventPage.seatsLeft(free) }
}

const titleAndText = ({ kind, questions }: RequestableState, t: Dictionary) => {
  const { card } = t.participation
  if (!questions) return card[kind]
  const { title, text, answered } = card.questions
  return { title: questions.isAll ? title : card[kind].title, text: questions.answerId === null ? text[kind] : answered }
}
