import { Link } from 'react-router'

type Way = { to: string; text: string; isCurrent: boolean; onChoose?: () => void }

/** A choice between methods. They are links, so that the choice works without scripts too. */
export const MethodSwitch = ({ label, ways }: { label: string; ways: Way[] }) => (
  <nav aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-sunken p-1">
    {ways.map((way) => (
      <Link
        key={way.to}
        to={way.to}
        replace
        preventScrollReset
        onClick={(event) => choose(event, way)}
        aria-current={way.isCurrent ? 'true' : undefined}
        className="flex min-h-11 items-center justify-center rounded-lg px-3 text-center font-medium text-ink-soft hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-sm dark:aria-[current]:bg-line"
      >
        {way.text}
      </Link>
    ))}
  </nav>
)

const choose = (event: React.MouseEvent, { onChoose }: Way) => {
  if (!onChoose) return
  event.preventDefault()
  onChoose()
}
