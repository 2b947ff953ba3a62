import { reportRetrying } from './connection-status.ts'

type Page = Pick<Window, 'fetch' | 'addEventListener'>

const longestPauseMs = 8_000

/**
 * The router shows its error page as soon as a load gets no answer. Here the page stays, and the load is asked for again until
 * it comes or is given up for another.
 */
export const retryLostLoads = (page: Page) => {
  const ask = page.fetch.bind(page)
  page.fetch = (input, init) => (isLoad(input, init) ? retryUntilAnswered(() => ask(input, init).catch(orLost), page) : ask(input, init))
}

const isLoad = (input: RequestInfo | URL, init?: RequestInit) => input instanceof URL && input.pathname.endsWith('.data') && !init?.method

const retryUntilAnswered = async (ask: () => Promise<Response | null>, page: Page) => (await ask()) ?? retry(ask, page)

const retry = async (ask: () => Promise<Response | null>, page: Page) => {
  const goesOn = reportRetrying()
  try {
    for (let pauseMs = 1_000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await pause(pauseMs, page)
      const answer = await ask()
      if (answer) return answer
    }
  } finally {
    goesOn()
  }
}

/** The browser tells a lost connection by a TypeError, and what was given up by another error. */
const orLost = (error: unknown) => {
  if (error instanceof TypeError) return null
  throw error
}

const pause = (ms: number, page: Page) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms)
    page.addEventListener('online', resolve, { once: true })
  })
