import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { splitLocale } from '../contract/locales.ts'
import { loadDictionary } from './kernel/dictionary.ts'
import { reloadOnLostChunk } from './kernel/lost-chunk.ts'
import { reportFailures } from './kernel/report.ts'
import { WordsProvider } from './kernel/words.tsx'

const start = async () => {
  const { locale } = splitLocale(location.pathname)
  const t = await loadDictionary(locale)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WordsProvider locale={locale} t={t}>
          <HydratedRouter />
        </WordsProvider>
      </StrictMode>,
    )
  })
}

reloadOnLostChunk(window, sessionStorage)
reportFailures(window)
void start()
