import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageSink, siteContext } from './kernel/context.ts'
import { loadDictionary } from './kernel/dictionary.ts'
import { NonceContext } from './kernel/nonce.ts'
import { WordsProvider } from './kernel/words.tsx'

export { pageSink, siteContext }

export const streamTimeout = 5_000

/** Renders a page whole: a catalogue page is ready in milliseconds, and one buffer is cheaper than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { locale, nonce } = loadContext.get(siteContext)
  const t = await loadDictionary(locale)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = (
    <WordsProvider locale={locale} t={t}>
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    </WordsProvider>
  )
  const { body, hasFailed } = await renderWhole(page, nonce)
  loadContext.get(pageSink).body = body
  return new Response(null, { status: hasFailed ? 500 : status, headers })
}

const renderWhole = (page: React.ReactNode, nonce: string) =>
  new Promise<{ body: Uint8Array; hasFailed: boolean }>((resolve, reject) => {
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: 1e9,
      onAllReady: () => pipe(collector((body) => resolve({ body, hasFailed }), reject)),
      onShellError: reject,
      onError: () => {
        hasFailed = true
      },
    })
    setTimeout(abort, streamTimeout + 1_000).unref()
  })

/** As much of a writable stream as React's pipe touches. */
const collector = (done: (body: Uint8Array) => void, fail: (error: Error) => void) => {
  const chunks: Uint8Array[] = []
  const sink = {
    write: (chunk: Uint8Array | string) => {
      chunks.push(Buffer.from(chunk as Uint8Array))
      return true
    },
    end: () => done(Buffer.concat(chunks)),
    destroy: (error?: Error) => fail(error ?? new Error('the page was not rendered')),
    on: () => sink,
    once: () => sink,
    removeListener: () => sink,
    emit: () => true,
  }
  // React calls only what is above
  return sink as unknown as NodeJS.WritableStream
}
