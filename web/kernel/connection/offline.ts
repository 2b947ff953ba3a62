import { reportRetrying, reportUnsent } from './connection-status.ts'

/**
 * What is pressed while the browser knows that it is offline goes nowhere: the router would begin with the scripts of the next
 * screen, and lose this one when they do not come. A form may be sent later; the last link is followed once there is a connection.
 */
export const blockClicksWhileOffline = (page: Window) => {
  const follow = followLater(page)
  page.addEventListener('submit', (sent) => block(page, sent) && reportUnsent(true), { capture: true })
  page.addEventListener(
    'click',
    (press) => {
      const link = linkOf(press)
      if (link && leads(link, page) && block(page, press)) follow(link)
    },
    { capture: true },
  )
}

const block = ({ navigator }: Window, event: Event): boolean => {
  if (navigator.onLine) return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

const linkOf = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  target instanceof Element && !(ctrlKey || metaKey || shiftKey) ? target.closest<HTMLAnchorElement>('a[href]') : null

/** To another address of the site, in its place. */
const leads = ({ origin, pathname, search, target, hash }: HTMLAnchorElement, { location }: Window) =>
  origin === location.origin && !target && !(hash && pathname + search === location.pathname + location.search)

const followLater = (page: Window) => {
  let last: HTMLAnchorElement | null = null
  return (link: HTMLAnchorElement) => {
    const isFirst = last === null
    last = link
    if (!isFirst) return
    const goesOn = reportRetrying()
    const follow = () => {
      goesOn()
      last?.click()
      last = null
    }
    page.addEventListener('online', follow, { once: true })
  }
}
