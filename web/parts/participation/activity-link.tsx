import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { firstFilter } from './activity-address.ts'

const loadDialog = async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog })
const ActivityDialog = lazy(loadDialog)

/** A link to /activity. With scripts it opens the dialog over the current page; navigation closes the dialog (V112). */
export const ActivityLink = ({ className, children }: { className?: string; children: ReactNode }) => {
  const link = useRef<HTMLAnchorElement>(null)
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [filter, setFilter] = useState(firstFilter)
  const open = (press: React.MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    setFilter(firstFilter)
    setOpenAt(key)
  }
  const close = () => {
    flushSync(() => setOpenAt(null))
    returnFocus(link.current)
  }
  return (
    <>
      <Link ref={link} to={paths.activity()} className={className} onClick={open} onPointerDown={loadDialog}>
        {children}
      </Link>
      {openAt === key &&
        createPortal(
          <Suspense>
            <ActivityDialog filter={filter} onChange={setFilter} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

/** The menu of the link is closed by now, so its button gets the focus instead. */
const returnFocus = (link: HTMLAnchorElement | null) => {
  const menuButton = link?.closest('details:not([open])')?.querySelector('summary')
  const target = menuButton ?? link
  target?.focus()
}
