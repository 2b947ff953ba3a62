import { renderToString } from 'react-dom/server'
import { Link, StaticRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { CachedPart, MarkupContext } from './cached-part.tsx'
import type { Markup, MarkupStore } from './context.ts'
import { trackedWords } from './dictionary.ts'
import { markupCache } from './markup-cache.tsx'
import { useWords, WordsProvider } from './words.tsx'

let rendered = 0

const stored = new Map<string, Markup>()
const store: MarkupStore = {
  getOrRender: (key, render) => {
    const markup = stored.get(key) ?? render()
    stored.set(key, markup)
    return markup
  },
}

const Part = ({ name }: { name: string }) => {
  const { events } = useWords()
  const { pathname, search } = useLocation()
  rendered += 1
  return (
    <p>
      <img src="/logo.svg" alt="" />
      {events.title}: {name}, {pathname + search} <Link to="/events/5">{name}</Link>
    </p>
  )
}

const page = (name: string, { isCached, at = '/events?a=1' }: { isCached: boolean; at?: string }) => {
  const words = trackedWords('en')
  const { cachedHtml, assemble } = markupCache({ locale: 'en', apiBase: '/api', store }, words)
  const html = renderToString(
    <WordsProvider locale="en" t={words.t}>
      <MarkupContext value={isCached ? cachedHtml : null}>
        <StaticRouter basename="/en" location={`/en${at}`}>
          <main>
            before
            <CachedPart of={name} at={at} className="grid">
              <Part name={name} />
            </CachedPart>
            after
          </main>
        </StaticRouter>
      </MarkupContext>
    </WordsProvider>,
  )
  return { html: inBody(assemble(html).toString()), usedAreas: [...words.usedAreas].sort() }
}

/** Cuts off the preload hints that precede the page's content. */
const inBody = (html: string) => html.slice(html.indexOf('<main>'))

test('a cached part has the same markup and uses the same areas as an uncached one', () => {
  const plain = page('one & <only>', { isCached: false })
  expect(plain.html).toContain('href="/en/events/5"')
  expect(page('one & <only>', { isCached: true })).toEqual(plain)
  expect(page('one & <only>', { isCached: true })).toEqual(plain)
})

test('a part is rendered once for its content and its address', () => {
  rendered = 0
  for (const name of ['first', 'second', 'first']) page(name, { isCached: true })
  expect(rendered).toBe(2)
  expect(page('first', { isCached: true, at: '/events?a=2' }).html).toContain('/events?a=2')
  expect(rendered).toBe(3)
})
