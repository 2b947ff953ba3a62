// Loaded into a product before its main.ts: records the last page rendered by React and renders it alone on request.
import { createRequire } from 'node:module'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Render = (page: ReactNode, ...options: unknown[]) => unknown
type Server = Record<'renderToString' | 'renderToPipeableStream' | 'renderToReadableStream', Render>
export type BareRender = { perCore: number; characters: number }

// the exports of a CommonJS module can be replaced before their first import
const server = createRequire(import.meta.url)('react-dom/server') as Server
const { renderToString } = server
let page: ReactElement | undefined

for (const name of ['renderToString', 'renderToPipeableStream', 'renderToReadableStream'] as const) {
  const render = server[name]
  server[name] = (element, ...options) => {
    page = withoutHydration(element) ?? page
    return render(element, ...options)
  }
}

type Props = { children?: ReactNode; context?: object; value?: unknown }

/**
 * The component tree of a page, without the framework's data for the browser and without our cache of rendered parts. Null for
 * anything but a router page.
 */
const withoutHydration = (node: ReactNode): ReactElement | null => {
  if (!isValidElement<Props>(node)) return null
  const { context, children, value } = node.props
  if (context && 'staticHandlerContext' in context)
    return cloneElement(node, { context: { ...context, serverHandoffStream: undefined, renderMeta: {} } })
  const inner = withoutHydration(children)
  return inner && cloneElement(node, isKeeper(value) ? { value: null } : {}, inner)
}

/** Recognizes the context value that caches rendered parts, because no other context value is a function. */
const isKeeper = (value: unknown) => typeof value === 'function'

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('bareRenderSeconds' in message)) return
  process.send?.(renderFor(Number(message.bareRenderSeconds)))
})

const renderFor = (seconds: number): BareRender => {
  if (!page) throw new Error('no page was rendered yet')
  const before = process.cpuUsage()
  const until = performance.now() + seconds * 1000
  let pages = 0
  let characters = 0
  for (; performance.now() < until; pages++) characters = (renderToString(page) as string).length
  const { user, system } = process.cpuUsage(before)
  return { perCore: pages / ((user + system) / 1e6), characters }
}
