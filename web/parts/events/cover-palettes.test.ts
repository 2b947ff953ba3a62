import { expect, test } from 'vitest'
import { coverPalettes } from './cover-palettes.ts'

const ofTheme = (id: number) => ({ themes: [id] })
const withPhoto = { themes: [1], photo: { url: '/p.webp' } }

test('covers: any five generated covers in a row differ in colour', () => {
  for (const themes of [[1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 9, 1, 17, 2, 3, 1, 9, 2], []]) {
    const palettes = coverPalettes(themes.map(ofTheme))
    expect(palettes).toHaveLength(themes.length)
    for (let start = 0; start + 5 <= palettes.length; start++) expect(new Set(palettes.slice(start, start + 5)).size).toBe(5)
  }
})

test('covers: distinct themes keep their palettes, and a photo takes none', () => {
  expect(coverPalettes([1, 2, 3, 4, 5, 1].map(ofTheme))).toEqual([1, 2, 3, 4, 5, 1])
  expect(coverPalettes([withPhoto, ofTheme(1)])[1]).toBe(1)
  expect(coverPalettes([{ themes: [] }])).toEqual([0])
})

test('covers: events appended to a list change no earlier cover', () => {
  const themes = [3, 3, 11, 2, 3, 3]
  expect(coverPalettes(themes.map(ofTheme)).slice(0, 4)).toEqual(coverPalettes(themes.slice(0, 4).map(ofTheme)))
})
