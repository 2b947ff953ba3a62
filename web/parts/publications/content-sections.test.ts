import { expect, test } from 'vitest'
import { sectionsOf } from './content-sections.ts'

test('content page: each heading gets an anchor that its contents name', () => {
  const { html, sections } = sectionsOf('<p>Начало</p><h2>Как <b>войти</b></h2><p>Так.</p><h2>Права &amp; правила</h2>')
  expect(html).toBe('<p>Начало</p><h2 id="part-1">Как <b>войти</b></h2><p>Так.</p><h2 id="part-2">Права &amp; правила</h2>')
  expect(sections).toEqual([
    { id: 'part-1', title: 'Как войти' },
    { id: 'part-2', title: 'Права & правила' },
  ])
})

test('content page: a text without headings stays as it is', () => {
  expect(sectionsOf('<p>Коротко.</p>')).toEqual({ html: '<p>Коротко.</p>', sections: [] })
})
