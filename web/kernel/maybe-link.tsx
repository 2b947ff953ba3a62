import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router'
import { screens } from '../site-map.ts'

/** Screens of people, organizations and places; some of them do not exist yet. */
type Screen = '/users/:id' | '/organizations/:id' | '/places/:id'

type Props = { screen: Screen; id: number | null; className?: string; linkClass?: string; children: ReactNode }

const known = new Set<string>(screens.map(({ path }) => path))

/** A link if the site map has the screen and the id is not null, else plain text. */
export const MaybeLink = ({ screen, id, className = '', linkClass = '', children }: Props) =>
  id !== null && known.has(screen) ? (
    <Link to={generatePath(screen, { id: String(id) })} className={`${className} ${linkClass}`}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  )
