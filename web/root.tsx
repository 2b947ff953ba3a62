import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url'
import { Suspense, use, useEffect, useState } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router'
import { type Locale, languageTags } from '../contract/locales.ts'
import type { Route } from './+types/root'
import styles from './app.css?url'
import { setFormUser, storeExpiredForm } from './forms/expired-form.ts'
import { tryApi } from './kernel/api.ts'
import { useApiBase } from './kernel/api-base.ts'
import { preserveUnsentForm } from './kernel/connection/forms.ts'
import { siteContext } from './kernel/context.ts'
import { later } from './kernel/later.tsx'
import { NonceContext } from './kernel/nonce.ts'
import { throwRefusedBody } from './kernel/refused-body.ts'
import { isReported } from './kernel/report.ts'
import { type RootData, useRootData } from './kernel/root-data.ts'
import { SessionProvider } from './kernel/session.tsx'
import { wholeMinute } from './kernel/whole-minute.ts'
import { useLocale } from './kernel/words.tsx'
import { forgetDoorOfOthers } from './parts/control/offline/forget-door.ts'
import { forgetChoicesOfOthers } from './parts/events/registration/choice-storage.ts'
import { ConnectionNotice } from './parts/layout/connection-notice.tsx'
import { errorDetails } from './parts/layout/error-details.ts'
import { Frame } from './parts/layout/frame.tsx'
import { useThemeOf } from './parts/layout/theme-switch.tsx'
import { Toasts } from './ui/toasts.tsx'

export const loader = async ({ context }: Route.LoaderArgs): Promise<RootData> => {
  const site = context.get(siteContext)
  const session = site.hasToken ? await tryApi(context)('GET /auth/session') : null
  return {
    viewer: session?.ok ? session.reply : null,
    locale: site.locale,
    siteUrl: site.siteUrl,
    hasInbox: site.hasInbox,
    isDemo: site.isDemo,
    hasSocial: site.hasSocial,
    mapTilesUrl: site.mapTilesUrl,
    now: wholeMinute(site.now),
  }
}

export const middleware: Route.MiddlewareFunction[] = [throwRefusedBody]

export const clientMiddleware = [storeExpiredForm, preserveUnsentForm]

/** The font subset of the locale's main alphabet is preloaded; other subsets load when needed. */
const fonts: Record<Locale, string> = { ru: cyrillic, en: latin, kz: cyrillic }

/**
 * Runs before the first paint. Applies the theme chosen in this browser if the account has none, and marks an accepted
 * cookie notice.
 */
const beforePaint = `(()=>{const d=document.documentElement,t=localStorage.getItem('theme');if(t&&!d.dataset.theme)d.dataset.theme=t;if(document.cookie.includes('cookie_notice=accepted'))d.dataset.cookies='accepted'})()`

export const Layout = ({ children }: { children: React.ReactNode }) => {
  const locale = useLocale()
  const nonce = use(NonceContext)
  const theme = useFirstTheme()
  const dark = useDarkLayout() ? '' : undefined
  return (
    <html lang={languageTags[locale]} data-api={useApiBase()} data-theme={theme} data-dark-layout={dark} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <link rel="preload" as="font" type="font/woff2" href={fonts[locale]} crossOrigin="anonymous" />
        {/* imported by its address: as a part of a script it would be applied again when a later script names it */}
        <link rel="stylesheet" href={styles} />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the product, allowed by its hash */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: beforePaint }} suppressHydrationWarning />
      </head>
      <body>
        {children}
        <ConnectionNotice />
        <Toasts />
        <ScrollRestoration nonce={nonce} />
        {/* web/entry.server.tsx adds the scripts here */}
      </body>
    </html>
  )
}

/** The account's theme at the first render; a theme chosen later is written to the document only. */
const useFirstTheme = () => {
  const viewer = useRootData()?.viewer
  const [theme] = useState(viewer?.theme === 'system' ? undefined : viewer?.theme)
  return theme
}

/** The control panel is dark until the user chooses a theme. An error page has the layout of the site. */
const useDarkLayout = (): boolean => {
  const hasFailed = Boolean(useRouteError())
  return useMatches().some(({ id }) => id === 'parts/layout/control-layout') && !hasFailed
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    document.documentElement.dataset.alive = 'yes'
  }, [])
  const userId = loaderData.viewer?.id ?? null
  useEffect(() => {
    setFormUser(userId)
    forgetChoicesOfOthers(userId)
    forgetDoorOfOthers(userId)
  }, [userId])
  useThemeOf(loaderData.viewer)
  return (
    <SessionProvider viewer={loaderData.viewer}>
      <Outlet />
    </SessionProvider>
  )
}

/** `web/entry.client.tsx` loads it once the page is at rest, because an error may be a lost connection. */
const ErrorScreen = later('parts/layout/error-screen.tsx', async () => (await import('./parts/layout/error-screen.tsx')).ErrorScreen)

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const root = useRootData()
  if (!isRouteErrorResponse(error) && isReported(error) && import.meta.env.DEV) console.error(error)
  return (
    <SessionProvider viewer={root?.viewer ?? null}>
      <Frame>
        <Suspense>
          <ErrorScreen {...errorDetails(error)} />
        </Suspense>
      </Frame>
    </SessionProvider>
  )
}
