import { type KeyboardEvent, type MouseEvent, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react'

/** The checkboxes of rows in the form around an element, in the order of the page. */
export const rowBoxes = (place: Element | null): HTMLInputElement[] => [
  ...(place?.closest('form')?.querySelectorAll<HTMLInputElement>('input[data-row]') ?? []),
]

/** Checks or unchecks rows, and notifies the form as a press does. */
export const setChosen = (boxes: HTMLInputElement[], isChosen: boolean) => {
  for (const box of boxes) box.checked = isChosen
  boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The numbers of chosen rows and of all rows. The form is the only state, so that it submits without scripts too. */
export const useRowCounts = (place: RefObject<Element | null>) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const form = place.current?.closest('form')
      form?.addEventListener('change', listener)
      return () => form?.removeEventListener('change', listener)
    },
    [place],
  )
  // a string, because React compares snapshots by identity
  const counts = useSyncExternalStore(
    subscribe,
    () => countsIn(place.current),
    () => '0 0',
  )
  const [chosen = 0, all = 0] = counts.split(' ').map(Number)
  return { chosen, all }
}

const countsIn = (place: Element | null) => {
  const boxes = rowBoxes(place)
  return `${boxes.filter(({ checked }) => checked).length} ${boxes.length}`
}

/** Shift selects a range, by a press or with the arrows; arrows alone move between the checkboxes of rows. */
export const useRangeSelection = () => {
  const anchor = useRef<HTMLInputElement>(null)
  const onClick = (press: MouseEvent<HTMLInputElement>) => {
    const box = press.currentTarget
    if (press.shiftKey && anchor.current) setChosen(between(rowBoxes(box), anchor.current, box), box.checked)
    anchor.current = box
  }
  const onKeyDown = (press: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[press.key]
    if (!step) return
    press.preventDefault()
    const box = press.currentTarget
    const boxes = rowBoxes(box)
    const neighbour = boxes[boxes.indexOf(box) + step]
    if (!neighbour) return
    neighbour.focus()
    if (press.shiftKey) setChosen([box, neighbour], true)
    anchor.current = neighbour
  }
  return { onClick, onKeyDown }
}

const between = (boxes: HTMLInputElement[], one: HTMLInputElement, other: HTMLInputElement) => {
  const [from = 0, to = 0] = [boxes.indexOf(one), boxes.indexOf(other)].sort((a, b) => a - b)
  return boxes.slice(Math.max(from, 0), to + 1)
}
