import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router'

/** Screens of people, organizations and places, and whether they exist yet. Every event page loads this file, so it does not read the site map; its test does. */
export const linkedScreens = { '/users/:id': true, '/organizations/:id': true, '/places/:id': true }
type Screen = keyof typeof linkedScreens

type Props = { screen: Screen; id: number | null; className?: string; linkClass?: string; children: ReactNode }

/** A link if the screen exists and the id is not null, else plain text. */
export const MaybeLink = ({ screen, id, className = '', linkClass = '', children }: Props) =>
  id !== null && linkedScreens[screen] ? (
    <Link to={generatePath(screen, { id: String(id) })} className={`${className} ${linkClass}`}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  )
