import './app.css'
import { use, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { languageTags } from '../contract/locales.ts'
import type { Route } from './+types/root'
import { tryApi } from './kernel/api.ts'
import { siteContext } from './kernel/context.ts'
import { NonceContext } from './kernel/nonce.ts'
import { isReported } from './kernel/report.ts'
import { useLocale } from './kernel/words.tsx'
import { ErrorScreen, statusOf } from './parts/layout/error-screen.tsx'
import { Frame } from './parts/layout/frame.tsx'
import { SessionProvider } from './parts/layout/session.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext)
  const session = site.hasToken ? await tryApi(context)('GET /auth/session') : null
  return {
    viewer: session?.ok ? session.reply : null,
    locale: site.locale,
    siteUrl: site.siteUrl,
    hasInbox: site.hasInbox,
    isDemo: site.isDemo,
    now: wholeMinute(site.now),
  }
}

/** Nothing on a page turns within a minute, so that pages of one minute are the same. */
const wholeMinute = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString()

export type RootData = Awaited<ReturnType<typeof loader>>

/** Runs before the first paint: the chosen theme, and whether the cookie notice was accepted. */
const beforePaint = `(()=>{const d=document.documentElement,t=localStorage.getItem('theme');if(t)d.dataset.theme=t;if(document.cookie.includes('cookie_notice=accepted'))d.dataset.cookies='accepted'})()`

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const locale = useLocale()
  const nonce = use(NonceContext)
  return (
    <html lang={languageTags[locale]} data-api="/api" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: beforePaint }} suppressHydrationWarning />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    document.documentElement.dataset.alive = 'yes'
  }, [])
  return (
    <SessionProvider viewer={loaderData.viewer}>
      <Outlet />
    </SessionProvider>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const root = useRouteLoaderData<RootData>('root')
  if (!isRouteErrorResponse(error) && isReported(error) && import.meta.env.DEV) console.error(error)
  return (
    <SessionProvider viewer={root?.viewer ?? null}>
      <Frame>
        <ErrorScreen {...statusOf(error)} />
      </Frame>
    </SessionProvider>
  )
}
