import { useState } from 'react'
import type { Fault } from '../../forms/fault.ts'
import type { OwnEventsAnswer } from './answer-own-events.ts'
import type { OwnEventsPage } from './load-own-events.ts'
import type { OwnRow } from './own-row.ts'

type Fresh = { page: OwnEventsPage; rows: Record<number, OwnRow>; faults: Record<string, Fault>; states: OwnEventsPage['states'] }

const untouched = (page: OwnEventsPage): Fresh => ({ page, rows: {}, faults: {}, states: page.states })

/**
 * The rows of a page with those that an action has refreshed since, and the refusals of actions by row. A changed row stays in its
 * place until the list is loaded again, even if it has left the state of the filter. `posted` is the answer of a page without scripts.
 */
export const useFreshRows = (page: OwnEventsPage, posted: OwnEventsAnswer | null) => {
  const [fresh, setFresh] = useState(() => ({ ...untouched(page), faults: faultOf(posted) }))
  if (fresh.page !== page) setFresh(untouched(page))
  const refresh = (answer: OwnEventsAnswer) =>
    setFresh(({ rows, faults: { [answer.subject]: _before, ...faults }, ...rest }) => ({
      ...rest,
      rows: answer.row ? { ...rows, [answer.row.id]: answer.row } : rows,
      faults: { ...faults, ...faultOf(answer) },
      states: answer.states ?? rest.states,
    }))
  return { rows: page.rows.map((row) => fresh.rows[row.id] ?? row), faults: fresh.faults, states: fresh.states, refresh }
}

const faultOf = (answer: OwnEventsAnswer | null): Record<string, Fault> => (answer?.problem ? { [answer.subject]: answer.problem } : {})
