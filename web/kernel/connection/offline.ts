import { reportRetrying, reportUnsent } from './connection-status.ts'

/**
 * Blocks clicks while the browser is offline: the router would start to load the scripts of the next screen and lose the
 * current one when they do not arrive. A form may be sent later; the last clicked link is followed once online.
 */
export const blockClicksWhileOffline = (page: Window) => {
  const follow = followWhenOnline(page)
  page.addEventListener('submit', (sent) => !worksOffline(sent) && block(page, sent) && reportUnsent(true), { capture: true })
  page.addEventListener(
    'click',
    (press) => {
      const link = linkOf(press)
      if (link && isSiteNavigation(link, page) && block(page, press)) follow(link)
    },
    { capture: true },
  )
}

/** A form with `data-offline` does its work without a network. */
const worksOffline = ({ target }: Event): boolean => target instanceof Element && target.hasAttribute('data-offline')

const block = ({ navigator }: Window, event: Event): boolean => {
  if (navigator.onLine) return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

const linkOf = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  target instanceof Element && !(ctrlKey || metaKey || shiftKey) ? target.closest<HTMLAnchorElement>('a[href]') : null

/** The link opens another address of the site in the same tab. */
const isSiteNavigation = ({ origin, pathname, search, target, hash }: HTMLAnchorElement, { location }: Window) =>
  origin === location.origin && !target && !(hash && pathname + search === location.pathname + location.search)

const followWhenOnline = (page: Window) => {
  let last: HTMLAnchorElement | null = null
  return (link: HTMLAnchorElement) => {
    const isFirst = last === null
    last = link
    if (!isFirst) return
    const endWaiting = reportRetrying()
    const follow = () => {
      endWaiting()
      last?.click()
      last = null
    }
    page.addEventListener('online', follow, { once: true })
  }
}
