import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { splitLocale } from '../contract/locales.ts'
import { ApiBaseContext } from './kernel/api-base.ts'
import { apiBase } from './kernel/browser-api.ts'
import { browserWords } from './kernel/browser-words.ts'
import { blockClicksWhileOffline } from './kernel/connection/offline.ts'
import { retryLostLoads } from './kernel/connection/retry-loads.ts'
import { reloadOnLostChunk } from './kernel/lost-chunk.ts'
import { reportFailures } from './kernel/report.ts'
import { WordsProvider } from './kernel/words.tsx'

const start = () => {
  const { locale } = splitLocale(location.pathname)
  const { t, load } = browserWords(locale, window.__siteWords)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WordsProvider locale={locale} t={t}>
          <ApiBaseContext value={apiBase()}>
            <HydratedRouter />
          </ApiBaseContext>
        </WordsProvider>
      </StrictMode>,
    )
  })
  whenIdle(() => Promise.all([load('errors'), import('./parts/layout/error-screen.tsx'), import('./parts/layout/next-screen-shape.tsx')]))
}

/** Screens for a lost or slow connection are loaded once the page is at rest. Safari has no idle callback. */
const whenIdle = (task: () => Promise<unknown>) => {
  const run = () => void task().catch(() => {})
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 2_000)
}

reloadOnLostChunk(window, sessionStorage)
reportFailures(window)
retryLostLoads(window)
blockClicksWhileOffline(window)
start()
