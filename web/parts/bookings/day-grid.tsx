import { useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { type Choice, type HallDay, isChosen, pressed, timesOf } from './choice.ts'
import { useCurrentInView } from './use-current-in-view.ts'

type Props = {
  halls: HallDay[]
  choice: Choice | null
  /** The address of the page with another choice. */
  pathOf: (choice: Choice) => string
  /** Shows the choice before its address has loaded, so that a quick second press extends it. */
  onChoice: (choice: Choice) => void
}

/**
 * The halls of a day as columns and half hours as rows. A free slot is a link: the first press begins the time, the second ends it. So it works
 * with the keyboard and without scripts. On a phone the halls scroll sideways.
 */
export const DayGrid = ({ halls, choice, pathOf, onChoice }: Props) => {
  const t = useWords().bookings
  const { starts } = timesOf(halls)
  const frame = useRef<HTMLElement>(null)
  useCurrentInView(frame, choice ? `${choice.hallId} ${choice.start}` : '')
  return (
    <section
      ref={frame}
      aria-label={t.grid.label}
      className="relative max-h-[70dvh] snap-x scroll-pl-14 overflow-auto rounded-2xl border border-line bg-surface"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 left-0 z-20 w-14 border-b border-line bg-surface p-2 text-left font-normal text-ink-soft">
              {t.grid.time}
            </th>
            {halls.map(({ id, name, capacity }) => (
              <th
                key={id}
                scope="col"
                className="sticky top-0 z-10 min-w-36 snap-start max-sm:min-w-[calc(100vw-8.5rem)] border-b border-l border-line bg-surface p-2 text-left font-medium"
              >
                {name}
                <span className="block font-normal text-ink-soft">{t.seats(capacity)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((time) => (
            <tr key={time}>
              <th scope="row" className="sticky left-0 z-10 border-b border-line bg-surface px-2 font-normal text-ink-soft tabular-nums">
                {time}
              </th>
              {halls.map((hall) => (
                <Cell key={hall.id} hall={hall} time={time} choice={choice} pathOf={pathOf} onChoice={onChoice} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Cell = ({ hall, time, choice, pathOf, onChoice }: Omit<Props, 'halls'> & { hall: HallDay; time: string }) => {
  const t = useWords().bookings
  const slot = hall.slots.find(({ start }) => start === time)
  const frame = 'h-11 border-b border-l border-line p-0.5 sm:h-8'
  if (!slot) return <td className={`${frame} bg-sunken`} />
  if (!slot.available)
    return (
      <td className={`${frame} bg-sunken text-center text-ink-soft`}>
        <span className="sr-only">{t.grid.taken(hall.name, slot.start)}</span>
        <span aria-hidden="true">—</span>
      </td>
    )
  const isOwn = isChosen(hall, slot, choice)
  const next = pressed(hall, slot, choice)
  return (
    <td className={frame}>
      <Link
        to={pathOf(next)}
        onClick={() => onChoice(next)}
        preventScrollReset
        replace
        aria-current={isOwn ? 'true' : undefined}
        aria-label={t.grid.free(hall.name, slot.start, slot.end)}
        className="block size-full rounded-md bg-accent-soft/50 -outline-offset-2 hover:bg-accent-soft aria-[current]:bg-accent"
      />
    </td>
  )
}
