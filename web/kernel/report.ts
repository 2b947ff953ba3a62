import { browserApi } from './browser-api.ts'

const ignoredStatuses = [400, 401, 403, 404, 422, 429]

/** Client errors are not reported, because the user reads them on the screen (V497). */
export const isReported = (error: unknown): boolean => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  return !ignoredStatuses.includes(status)
}

/** Reports errors of the browser to the server. */
export const reportFailures = (page: Pick<Window, 'addEventListener'>) => {
  page.addEventListener('error', ({ error }) => report(error))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

export const report = (error: unknown) => {
  if (!(error instanceof Error) || !isReported(error)) return
  void browserApi('POST /errors/report', {
    body: { message: error.message.slice(0, 1_000), stack: error.stack?.slice(0, 10_000), url: location.pathname },
  })
}
