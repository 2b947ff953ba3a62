import { renderToString } from 'react-dom/server'
import { Link, StaticRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { spokenWords } from './dictionary.ts'
import { markupKeeper } from './keep-markup.tsx'
import { Kept, MarkupContext } from './kept-markup.tsx'
import { useWords, WordsProvider } from './words.tsx'

let rendered = 0

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

const page = (name: string, { isKept, at = '/events?a=1' }: { isKept: boolean; at?: string }) => {
  const words = spokenWords('en')
  const { keep, whole } = markupKeeper({ locale: 'en', apiBase: '/api' }, words)
  const html = renderToString(
    <WordsProvider locale="en" t={words.t}>
      <MarkupContext value={isKept ? keep : null}>
        <StaticRouter basename="/en" location={`/en${at}`}>
          <main>
            before
            <Kept of={name} at={at} className="grid">
              <Part name={name} />
            </Kept>
            after
          </main>
        </StaticRouter>
      </MarkupContext>
    </WordsProvider>,
  )
  return { html: inBody(whole(html).toString()), spoken: [...words.spoken].sort() }
}

/** In front of it stand hints for the head of a page. */
const inBody = (html: string) => html.slice(html.indexOf('<main>'))

test('a kept part is the markup, and speaks the words, of one that is not', () => {
  const plain = page('one & <only>', { isKept: false })
  expect(plain.html).toContain('href="/en/events/5"')
  expect(page('one & <only>', { isKept: true })).toEqual(plain)
  expect(page('one & <only>', { isKept: true })).toEqual(plain)
})

test('it is rendered once for what it shows and for the address it stands at', () => {
  rendered = 0
  for (const name of ['first', 'second', 'first']) page(name, { isKept: true })
  expect(rendered).toBe(2)
  expect(page('first', { isKept: true, at: '/events?a=2' }).html).toContain('/events?a=2')
  expect(rendered).toBe(3)
})
