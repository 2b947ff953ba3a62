import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { ApiBaseContext } from './kernel/api-base.ts'
import { MarkupContext } from './kernel/cached-part.tsx'
import { markupStore, pageSink, siteContext } from './kernel/context.ts'
import { trackedWords } from './kernel/dictionary.ts'
import { allParts, UsedPartsContext } from './kernel/later.tsx'
import { markupCache } from './kernel/markup-cache.tsx'
import { NonceContext } from './kernel/nonce.ts'
import { withMatchedRoutes } from './kernel/router-inside/matched-routes.ts'
import { pageScripts } from './kernel/router-inside/page-scripts.ts'
import { WordsProvider } from './kernel/words.tsx'

export { markupStore, pageSink, siteContext }

export const streamTimeout = 5_000

/** A refused address or method is logged with its answer. The router would also log the path, which may hold an email. */
export const handleError = (error: unknown, { request }: { request: Request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) console.error(error)
}

/** Renders a page to one string: a page is ready in milliseconds, and one string is cheaper than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { locale, nonce, apiBase } = loadContext.get(siteContext)
  const words = trackedWords(locale)
  const { cachedHtml, assemble } = markupCache({ locale, apiBase, store: loadContext.get(markupStore) }, words)
  const usedParts = new Set<string>()
  await allParts()
  const html = await render(
    <WordsProvider locale={locale} t={words.t}>
      <MarkupContext value={cachedHtml}>
        <UsedPartsContext value={usedParts}>
          <NonceContext value={nonce}>
            <ApiBaseContext value={apiBase}>
              <ServerRouter context={withMatchedRoutes(context)} url={request.url} />
            </ApiBaseContext>
          </NonceContext>
        </UsedPartsContext>
      </MarkupContext>
    </WordsProvider>,
  )
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const scripts = pageScripts({ context, data, locale, usedAreas: words.usedAreas, usedParts, nonce })
  const end = html.lastIndexOf('</body>')
  loadContext.get(pageSink).body = assemble(`<!DOCTYPE html>${html.slice(0, end)}${scripts}${html.slice(end)}`)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** React writes this marker where a lazy part was not loaded yet. */
const unready = '<!--$!-->'

const render = async (page: React.ReactNode): Promise<string> => {
  const html = renderToString(page)
  return html.includes(unready) ? renderWhenReady(page) : html
}

const renderWhenReady = async (page: React.ReactNode): Promise<string> => {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: 1e9,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
  return html.replace(/^<!DOCTYPE html>/, '')
}
