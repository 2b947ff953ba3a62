import { browserApi } from './browser-api.ts'

const ignoredStatuses = [400, 401, 403, 404, 422, 429]

/** Is this failure ours to know about? What people are told in words is not (V497). */
export const isReported = (error: unknown): boolean => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  return !ignoredStatuses.includes(status)
}

/** Tells the server of what broke in the browser. */
export const reportFailures = (page: Pick<Window, 'addEventListener'>) => {
  page.addEventListener('error', ({ error }) => report(error))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Only what is ours to know about is told. */
export const report = (error: unknown) => {
  if (!(error instanceof Error) || !isReported(error)) return
  void browserApi('POST /errors/report', {
    body: { message: error.message.slice(0, 1_000), stack: error.stack?.slice(0, 10_000), url: location.pathname },
  })
}
