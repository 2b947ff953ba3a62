import type { Reply } from '../../../contract/contract.ts'

export type Meeting = Reply<'GET /spaces/:id/reservations/series'>['_items'][number]
export type Place = { hallId: number; date: string; start: string; end: string }

/** A meeting as the value of a form field. */
export const meetingText = ({ hallId, date, start, end }: Place): string => [hallId, date, start, end].join(' ')

export const meetingIn = (text: string): Place | null => {
  const [hallId = '', date = '', start = '', end = ''] = text.split(' ')
  return Number(hallId) > 0 && end ? { hallId: Number(hallId), date, start, end } : null
}

/** Names the time that a series was planned for: a form with another time has meetings of an earlier choice. */
export const seriesKey = ({ hallId, date, start, end }: Omit<Place, 'hallId'> & { hallId: number | null }): string =>
  meetingText({ hallId: hallId ?? 0, date, start, end })
