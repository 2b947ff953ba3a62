import type { Event } from '../../../contract/events/events.ts'

/** The choices of the registration form travel in the address of the quiz to the registration after the answer. */
export type QuizAddress = {
  eventId: number | undefined
  /** The results instead of the questions, or the questions although there is an answer. */
  show: 'stats' | 'form' | null
  done: 'sent' | 'saved' | null
  /** The return from the sign-in that a press on "send" has asked for. */
  isSending: boolean
  choice: { format: 'online' | 'offline' | null; spaceId: number | null; ecpConfirmed: boolean }
}

export const readAddress = (request: Request): QuizAddress => {
  const { searchParams: query } = new URL(request.url)
  const format = query.get('format')
  const show = query.get('show')
  const done = query.get('done')
  return {
    eventId: idIn(query.get('eventId')) ?? undefined,
    show: show === 'stats' || show === 'form' ? show : null,
    done: done === 'sent' || done === 'saved' ? done : null,
    isSending: query.get('send') === '1',
    choice: {
      format: format === 'online' || format === 'offline' ? format : null,
      spaceId: idIn(query.get('spaceId')),
      ecpConfirmed: query.get('ecpConfirmed') === 'yes',
    },
  }
}

const idIn = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

/** The parameters that stay in the address while the user answers. */
export const queryOf = ({ eventId, choice, show }: Pick<QuizAddress, 'eventId' | 'choice' | 'show'>) => ({
  eventId,
  // another answer of a user who has one
  show: show === 'form' ? show : undefined,
  format: choice.format ?? undefined,
  spaceId: choice.spaceId ?? undefined,
  ecpConfirmed: choice.ecpConfirmed ? 'yes' : undefined,
})

/** The purpose of the answers for an event: a place on it, or its survey. */
export const purposeFor = (event: Pick<Event, 'quizId'>, quizId: number): 'registration' | 'survey' =>
  event.quizId === quizId ? 'registration' : 'survey'
