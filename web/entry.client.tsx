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

const start = async () => {
  const { locale } = splitLocale(location.pathname)
  const { t, load } = browserWords(locale)
  await load(renderedAreas())
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
}

/** The dictionary areas that the page was rendered with; the server writes them to `data-words`. */
const renderedAreas = () => document.documentElement.dataset.words?.split(' ') ?? []

reloadOnLostChunk(window, sessionStorage)
reportFailures(window)
retryLostLoads(window)
blockClicksWhileOffline(window)
void start()
