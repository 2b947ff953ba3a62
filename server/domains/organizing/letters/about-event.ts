import { formatInstant } from '../../../kernel/dates.ts'
import type { LetterCalendar } from '../../../kernel/gateways.ts'
import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import { calendarForLetter } from '../../events/calendar.ts'
import type { LetterEvent } from '../letter-event.ts'
import { hasPlaceMoved, haveDatesMoved, type Whereabouts } from '../whereabouts.ts'

/** An email to participants and organizers of a cancelled event; calendars remove their entry. */
export const cancellationLetter = (context: ReaderContext, event: LetterEvent, from: string): LetterContent => {
  const { reader, words } = context
  const { cancelled } = words.organizingLetters
  return {
    subject: cancelled.subject(event.name),
    text: [
      cancelled.text(event.name),
      ...(event.date_start ? [words.letters.whenIs(formatInstant(event.date_start, event.zone, reader.locale))] : []),
      ...(event.cancel_reason ? [cancelled.reason(event.cancel_reason)] : []),
    ],
    ...commonParts(context, event, from),
  }
}

type Change = { before: Whereabouts; after: Whereabouts }

/** An email to participants that names old and new dates and place; calendars move their entry. */
export const changeLetter = (context: ReaderContext, event: LetterEvent, { before, after }: Change, from: string): LetterContent => {
  const { changed } = context.words.organizingLetters
  const whenOf = (state: Whereabouts) => spanOf(context, state)
  const whereOf = (state: Whereabouts) => (state.isOnline ? context.words.letters.online : state.where[context.reader.locale])
  return {
    subject: changed.subject(event.name),
    text: [
      changed.text(event.name),
      ...(haveDatesMoved(before, after) ? [changed.when({ before: whenOf(before), after: whenOf(after) })] : []),
      ...(hasPlaceMoved(before, after) ? [changed.where({ before: whereOf(before), after: whereOf(after) })] : []),
      changed.advice,
    ],
    ...commonParts(context, event, from),
  }
}

/** Start and end, because a change of the end alone matters too. */
const spanOf = ({ reader }: ReaderContext, { dateStart, dateEnd, zone }: Whereabouts): string =>
  [dateStart, dateEnd].flatMap((at) => (at ? [formatInstant(new Date(at), zone, reader.locale)] : [])).join(' – ')

/** A page that the reader may not see gets no link. */
const commonParts = ({ reader, words, links }: ReaderContext, event: LetterEvent, from: string) => {
  const url = links.event(event.id)
  const calendar = calendarOf(event, { url, locale: reader.locale, to: reader.email, from })
  return {
    ...(event.is_public && { links: [{ label: words.letters.openEvent, url }] }),
    footer: words.letters.footer,
    ...(calendar && { calendar }),
  }
}

const calendarOf = (event: LetterEvent, context: Parameters<typeof calendarForLetter>[1]): LetterCalendar | null => {
  const { date_start, date_end } = event
  return date_start && date_end ? calendarForLetter({ ...event, date_start, date_end }, context) : null
}
