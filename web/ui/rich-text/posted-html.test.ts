import { expect, test } from 'vitest'
import { cleanHtml } from '../../../server/kernel/rich-text.ts'
import { linkAddress } from './link-address.ts'
import { postedHtml, textOfHtml } from './posted-html.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('rich text: a text typed without scripts becomes paragraphs that the server keeps', () => {
  const html = postedHtml(formOf({ about: 'Раз <b>два</b> & три\r\nчетыре\r\n\r\n \r\nпять' }), 'about')
  expect(html).toBe('<p>Раз &lt;b&gt;два&lt;/b&gt; &amp; три<br />четыре</p><p>пять</p>')
  expect(cleanHtml(html)).toBe(html)
  expect(postedHtml(formOf({}), 'about')).toBe('')
})

test('rich text: a stored text is plain text without scripts, paragraph by paragraph', () => {
  const html = '<h2>План</h2><p>Раз &amp; <strong>два</strong><br />три</p><ul><li><p>чай</p></li></ul>'
  expect(textOfHtml(html)).toBe('План\n\nРаз & два\nтри\n\nчай')
})

test('rich text: an unchanged text keeps its formatting, a changed one becomes paragraphs', () => {
  const saved = '<h2>План</h2><p>Раз &amp; <strong>два</strong><br />три</p>'
  expect(postedHtml(formOf({ about: 'План\r\n\r\nРаз & два\r\nтри\r\n' }), 'about', saved)).toBe(saved)
  expect(postedHtml(formOf({ about: 'План' }), 'about', saved)).toBe('<p>План</p>')
})

test('rich text: the HTML of the editor is posted unchanged', () => {
  expect(postedHtml(formOf({ about: '<p><strong>да</strong></p>', aboutFormat: 'html' }), 'about')).toBe('<p><strong>да</strong></p>')
})

test.each([
  ['example.ru/a?b=c', 'https://example.ru/a?b=c'],
  ['http://example.ru', 'http://example.ru'],
  ['вместе.рф', 'https://вместе.рф'],
  ['anna@example.ru', 'mailto:anna@example.ru'],
  ['mailto:anna@example.ru', 'mailto:anna@example.ru'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//example.ru', null],
  ['слово', null],
  ['', null],
])('rich text: the link of "%s" is %s', (text, address) => expect(linkAddress(text)).toBe(address))
