import { Link } from 'react-router'

type Props = { links: { to: string; name: string; isChosen: boolean }[] }

/** Choices of a filter as links; a chosen one leads to the list without it. */
export const FilterLinks = ({ links }: Props) => (
  <ul className="flex flex-wrap gap-2">
    {links.map(({ to, name, isChosen }) => (
      <li key={to}>
        <Link
          to={to}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className="inline-flex min-h-10 items-center rounded-full border border-line-strong bg-surface px-3.5 text-sm hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium"
        >
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
