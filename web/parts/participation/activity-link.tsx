import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { firstQuery } from './activity-address.ts'

const loadDialog = async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog })
const ActivityDialog = lazy(loadDialog)

/** Leads to /activity; with scripts the dialog opens over the page one is on, and leaving the page closes it (V112). */
export const ActivityLink = ({ className, children }: { className?: string; children: ReactNode }) => {
  const link = useRef<HTMLAnchorElement>(null)
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [asked, setAsked] = useState(firstQuery)
  const open = (press: React.MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    setAsked(firstQuery)
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
            <ActivityDialog asked={asked} onAsk={setAsked} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

/** A menu closes after a choice, so the link in it cannot take the focus back: its button does. */
const returnFocus = (link: HTMLAnchorElement | null) => {
  const menuButton = link?.closest('details:not([open])')?.querySelector('summary')
  const target = menuButton ?? link
  target?.focus()
}
