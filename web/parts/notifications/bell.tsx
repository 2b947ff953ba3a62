import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useBell } from './use-bell.ts'

const BellList = lazy(async () => ({ default: (await import('./bell-list.tsx')).BellList }))

/** The header's bell with its dot. Opening it marks all as received; the dot disappears at once (V196, V197, V200). */
export const Bell = () => {
  const { notifications } = useWords()
  const { bell, setBell, refresh } = useBell()
  const [isOpen, setOpen] = useState(false)
  const onToggle = (isOpening: boolean) => {
    setOpen(isOpening)
    if (!isOpening) return
    void refresh()
    if (bell.count === 0) return
    setBell({ ...bell, count: 0 })
    void browserApi('POST /user/notifications/received', { body: { all: true } })
  }
  return (
    <div className="script-only">
      <Menu
        align="right"
        onToggle={onToggle}
        summaryClass="relative flex size-11 items-center justify-center rounded-full hover:bg-sunken"
        panelClass="max-h-[70dvh] overflow-y-auto max-sm:fixed max-sm:inset-x-2 max-sm:top-16 sm:w-96"
        label={
          <>
            <BellIcon className="size-5.5" aria-hidden="true" />
            <span className="sr-only">{notifications.bell(bell.count)}</span>
            {bell.count > 0 && (
              <span data-unread className="absolute top-2 right-2 size-2.5 rounded-full bg-accent ring-2 ring-paper" aria-hidden="true" />
            )}
          </>
        }
      >
        {isOpen && (
          <Suspense fallback={<div className="h-40 rounded-2xl bg-sunken motion-safe:animate-pulse" />}>
            <BellList bell={bell} setBell={setBell} />
          </Suspense>
        )}
      </Menu>
    </div>
  )
}
