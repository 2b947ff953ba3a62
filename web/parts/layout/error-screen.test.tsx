import { load } from 'cheerio'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type Locale, locales } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { WordsProvider } from '../../kernel/words.tsx'
import { ErrorScreen } from './error-screen.tsx'

const screen = (locale: Locale, code: number | null) => {
  const $ = load(
    renderToString(
      <WordsProvider locale={locale} t={dictionaries[locale]}>
        <MemoryRouter initialEntries={['/events/7/certificate']}>
          <ErrorScreen status={403} code={code} />
        </MemoryRouter>
      </WordsProvider>,
    ),
  )
  return {
    heading: $('h1').text(),
    text: $('section').text(),
    links: $('a')
      .map((_, link) => $(link).attr('href'))
      .get(),
  }
}

test.each(locales)('error page: a user who takes no part reads that only participants have access, with a link to the event (V092, %s)', (locale) => {
  const { s5002, s403 } = dictionaries[locale].errors
  const participants = screen(locale, 5002)
  expect([participants.heading, participants.text.includes(s5002.text)]).toEqual([s5002.title, true])
  expect(participants.links).toContain('/events/7')
  expect(s5002.text).not.toBe(s403.text)
})

test.each(locales)('error page: any other 403 has the default text and no way to an event (V093, %s)', (locale) => {
  const { s403 } = dictionaries[locale].errors
  for (const code of [null, 4711]) {
    const { heading, text, links } = screen(locale, code)
    expect([heading, text.includes(s403.text), links.includes('/events/7')]).toEqual([s403.title, true, false])
  }
})
