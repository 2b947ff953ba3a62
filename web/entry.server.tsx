import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { ApiBaseContext } from './kernel/api-base.ts'
import { pageSink, siteContext } from './kernel/context.ts'
import { spokenWords } from './kernel/dictionary.ts'
import { markupKeeper } from './kernel/keep-markup.tsx'
import { MarkupContext } from './kernel/kept-markup.tsx'
import { NonceContext } from './kernel/nonce.ts'
import { pageScripts } from './kernel/page-scripts.ts'
import { WordsProvider } from './kernel/words.tsx'

export { pageSink, siteContext }

export const streamTimeout = 5_000

/** Renders a page whole: it is ready in milliseconds, and one string is cheaper than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { locale, nonce, apiBase } = loadContext.get(siteContext)
  const words = spokenWords(locale)
  const { keep, whole } = markupKeeper({ locale, apiBase }, words)
  const html = await render(
    <WordsProvider locale={locale} t={words.t}>
      <MarkupContext value={keep}>
        <NonceContext value={nonce}>
          <ApiBaseContext value={apiBase}>
            <ServerRouter context={withShownRoutes(context)} url={request.url} />
          </ApiBaseContext>
        </NonceContext>
      </MarkupContext>
    </WordsProvider>,
  )
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const scripts = pageScripts({ context, data, locale, spoken: words.spoken, nonce })
  const end = html.lastIndexOf('</body>')
  loadContext.get(pageSink).body = whole(`<!DOCTYPE html>${html.slice(0, end)}${scripts}${html.slice(end)}`)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** The router compiles the whole site map for every page it renders; of it only what is shown matters. */
const withShownRoutes = (context: EntryContext): EntryContext => {
  const { manifest, staticHandlerContext } = context
  const shown = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(shown.map((route) => [route.id, route])) } }
}

/** React leaves this where something was not ready: a part that is loaded when it is first shown. */
const unready = '<!--$!-->'

const render = async (page: React.ReactNode): Promise<string> => {
  const html = renderToString(page)
  return html.includes(unready) ? renderSlowly(page) : html
}

const renderSlowly = async (page: React.ReactNode): Promise<string> => {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: 1e9,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
  return html.replace(/^<!DOCTYPE html>/, '')
}
