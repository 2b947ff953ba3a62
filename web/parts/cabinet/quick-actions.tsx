import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { useToast } from '../../ui/toast.ts'
import type { OwnEventsAnswer } from './answer-own-events.ts'
import { useListAction } from './use-list-action.ts'

/** Actions without a question. */
const quickActions = ['publish', 'copyEvent'] as const
export const quickForm = (action: (typeof quickActions)[number]) => `row-${action}`

/** The forms of these actions, outside of the form of the checkboxes; the buttons stand in the menus of the rows. */
export const QuickActions = ({ onAnswer }: { onAnswer: (answer: OwnEventsAnswer) => void }) => {
  const { actions: t } = useWords().organizerCabinet
  const fetcher = useFetcher<OwnEventsAnswer>()
  const action = useListAction()
  const toast = useToast()
  const report = useRef(onAnswer)
  report.current = onAnswer
  useEffect(() => {
    if (!fetcher.data) return
    report.current(fetcher.data)
    if (!fetcher.data.problem) toast({ text: t.published })
    else focusMenu(fetcher.data.subject)
  }, [fetcher.data, t, toast])
  return quickActions.map((intent) => (
    <fetcher.Form key={intent} id={quickForm(intent)} method="post" action={action} preventScrollReset className="hidden">
      <input type="hidden" name="intent" value={intent} />
    </fetcher.Form>
  ))
}

/** The button of the menu of a row. */
export const menuId = (eventId: number | string) => `menu-${eventId}`

/** After a question the menu of its row takes the focus, if the row is still there. */
export const focusMenu = (eventId: number | string) => document.querySelector<HTMLElement>(`#${menuId(eventId)} summary`)?.focus()
