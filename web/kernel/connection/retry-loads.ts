import { isDataAddress } from '../router-inside/data-request.ts'
import { reportRetrying } from './connection-status.ts'

type Page = Pick<Window, 'fetch' | 'addEventListener'>

const maxPauseMs = 8_000

/**
 * Keeps the page and retries a load without a response until one comes or the load is aborted. Without it the router
 * shows its error page at the first failure.
 */
export const retryLostLoads = (page: Page) => {
  const send = page.fetch.bind(page)
  page.fetch = (input, init) => (isLoad(input, init) ? retryUntilAnswered(() => send(input, init).catch(orLost), page) : send(input, init))
}

const isLoad = (input: RequestInfo | URL, init?: RequestInit) => input instanceof URL && isDataAddress(input) && !init?.method

const retryUntilAnswered = async (send: () => Promise<Response | null>, page: Page) => (await send()) ?? retry(send, page)

const retry = async (send: () => Promise<Response | null>, page: Page) => {
  const endWaiting = reportRetrying()
  try {
    for (let pauseMs = 1_000; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      await pause(pauseMs, page)
      const answer = await send()
      if (answer) return answer
    }
  } finally {
    endWaiting()
  }
}

/** A lost connection is a TypeError; an aborted load is another error. */
const orLost = (error: unknown) => {
  if (error instanceof TypeError) return null
  throw error
}

const pause = (ms: number, page: Page) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms)
    page.addEventListener('online', resolve, { once: true })
  })
