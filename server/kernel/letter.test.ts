import { doIUseEmail } from '@jsx-email/doiuse-email'
import { expect, test } from 'vitest'
import { composeLetter, type LetterContent } from './letter.ts'

const compose = (fields: Partial<LetterContent>) =>
  composeLetter({
    ...{ to: 'anna@people.test', locale: 'kz', siteName: 'Бірге', greeting: 'Сәлем!', subject: 'Тақырып', text: ['Мәтін'], footer: 'Соңы' },
    ...fields,
  })
const open = { label: 'Ашу', url: 'https://site.test/a?b=1&c=2' }
const home = { label: 'Басты бет', url: 'https://site.test/' }

test('letter: one or two links are a button and a link, more are a list, and the text has all of them', () => {
  const two = compose({ links: [open, home] })
  expect(two.html.match(/class="button" href="([^"]*)"/)?.[1]).toBe('https://site.test/a?b=1&#38;c=2')
  expect(two.html).toContain('<a href="https://site.test/">Басты бет</a>')
  expect(two.text).toContain('Ашу: https://site.test/a?b=1&c=2\n\nБасты бет: https://site.test/')
  const three = compose({ links: [open, home, { ...home, label: 'Тағы' }] })
  expect(three.html).not.toContain('class="button"')
  expect(three.html.match(/<a /g)).toHaveLength(3)
})

test('letter: it names its language, and text of users stays text in several lines', () => {
  const { html, subject } = compose({ subject: 'Сұрақ\r\nBcc: b@people.test', text: ['<b>Бірінші</b>\nекінші'] })
  expect(html).toContain('<html lang="kk">')
  expect(html).toContain('&#60;b&#62;Бірінші&#60;/b&#62;<br>екінші')
  expect(subject).toBe('Сұрақ Bcc: b@people.test')
})

/** Decoration that some clients leave out: corners, the dark look, breaks of long words, and marks for screen readers. */
const decorative = /`(border-radius|@media|Class selector|Descendant combinator|Type selector|word-break|role attribute|<body> element)`/

test('letter: every part is shown by the known mail clients, but for decoration', () => {
  const { html } = compose({
    unsubscribe: home,
    look: {
      header: 'Тақырып',
      colour: '#1f4bd8',
      parts: [
        { type: 'heading', text: 'Бас' },
        { type: 'text', html: '<p><strong>Мәтін</strong> <em>мәтін</em></p><ul><li>бір</li></ul>' },
        { type: 'image', url: 'https://site.test/a.png', alt: 'Сурет' },
        { type: 'button', ...open },
        { type: 'event', name: 'Кеш', facts: ['Ертең', 'Алматы'], url: open.url, open: open.label },
        { type: 'links', title: 'Файлдар', items: [open] },
        { type: 'divider' },
      ],
    },
  })
  const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'mail-ru.*', 'samsung-email.*', 'thunderbird.*']
  const result = doIUseEmail(html, { emailClients: clients })
  const errors = result.success ? [] : result.errors
  expect(errors.filter((error) => !decorative.test(error))).toEqual([])
})
