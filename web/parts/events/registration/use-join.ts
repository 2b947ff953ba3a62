import { useFetcher } from 'react-router'
import type { Event } from '../../../../contract/events/events.ts'
import { paths } from '../../../paths.ts'

type Joinable = Pick<Event, 'id' | 'dateStart' | 'userParticipant'>

/** May the stream link mark the viewer? Only online participants confirm their presence (A072). */
const isMarkedByJoining = ({ userParticipant: own }: Joinable): boolean =>
  own?.state === 'approved' && own.format === 'online' && !own.onlineCompleted

/** The press on a stream link that also confirms the presence of an online participant, from the start of the event. */
export const useJoin = (event: Joinable) => {
  const fetcher = useFetcher()
  if (!isMarkedByJoining(event)) return null
  // the clock is read at the press, because the page may have been opened before the start
  return () => {
    if (Date.now() < Date.parse(event.dateStart)) return
    void fetcher.submit({ intent: 'complete' }, { method: 'post', action: paths.event(event.id), preventScrollReset: true })
  }
}
