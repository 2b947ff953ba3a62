import { inflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { locales } from '../../../contract/locales.ts'
import { drawable, fontFiles, type Style, widthOf, wrap } from '../../kernel/drawn-text.ts'
import { pictureOf, render } from './og-image.ts'

type PictureEvent = Parameters<typeof pictureOf>[0]

const event: PictureEvent = {
  id: 4,
  name: 'Встреча у камина',
  date_start: new Date('2026-03-14T09:00:00Z'),
  date_end: new Date('2026-03-14T11:00:00Z'),
  zone: 'Europe/Moscow',
  format: 'place',
  online_with_space: false,
  city_name: 'Москва',
  space_name: null,
  place_name: 'Дом на Басманной',
  site_name: null,
  status: 'published',
  theme_ids: [2],
}

/** The texts of a picture, in drawing order. */
const wordsOf = (change: Partial<PictureEvent>, locale: (typeof locales)[number] = 'ru') =>
  [...pictureOf({ ...event, ...change }, locale).matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words]) => words)

const options = { font: { loadSystemFonts: false, fontFiles: Object.values(fontFiles) } }

describe('picture texts', () => {
  test('picture: show the site name, date, title and place in the requested language', () => {
    expect(wordsOf({})).toEqual(['Вместе', '14', 'марта', 'суббота, 12:00', 'Встреча у камина', 'Москва, Дом на Басманной'])
    expect(wordsOf({}, 'en').slice(0, 4)).toEqual(['Together', '14', 'March', 'Saturday, 12:00'])
    expect(wordsOf({}, 'kz').slice(0, 4)).toEqual(['Бірге', '14', 'наурыз', 'сенбі, 12:00'])
  })

  test('picture: show the date in the zone of the event', () => {
    expect(wordsOf({ date_start: new Date('2026-03-14T20:00:00Z'), date_end: new Date('2026-03-14T21:00:00Z'), zone: 'Asia/Vladivostok' })[1]).toBe(
      '15',
    )
  })

  test('picture: show several days as a range, also across months and years', () => {
    expect(wordsOf({ date_end: new Date('2026-03-16T11:00:00Z') }).slice(1, 4)).toEqual(['14–16', 'марта', '12:00'])
    expect(wordsOf({ date_end: new Date('2026-04-02T11:00:00Z') }).slice(1, 4)).toEqual(['14', 'марта', '– 2 апреля'])
    expect(wordsOf({ date_end: new Date('2027-03-14T11:00:00Z') }).slice(1, 4)).toEqual(['14', 'марта', '– 14 марта'])
  })

  test('picture: show the zone of an online event, and the place of a shared viewing', () => {
    expect(wordsOf({ format: 'online', place_name: null })).toEqual(['Вместе', '14', 'марта', 'суббота, 12:00 GMT+3', 'Встреча у камина', 'Онлайн'])
    expect(wordsOf({ format: 'online', online_with_space: true, space_name: 'Точка сбора' }).at(-1)).toBe('Онлайн + Точка сбора')
  })

  test('picture: mark a cancelled event', () => {
    expect(wordsOf({ status: 'canceled' }).slice(0, 2)).toEqual(['Вместе', 'Отменено'])
  })

  test('picture: escape markup in a title', () => {
    expect(wordsOf({ name: '</text><script>&"\'' })[4]).toBe('&lt;/text&gt;&lt;script&gt;&amp;&quot;&apos;')
  })
})

describe('picture drawing', () => {
  test('picture: render the same 1200×630 pixels each time, with the background colour of the theme', async () => {
    const svg = pictureOf(event, 'ru')
    const [first, second] = await Promise.all([render(svg), render(svg)])
    expect(first.equals(second)).toBe(true)
    expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630])
    const pixels = inflateSync(first.subarray(first.indexOf('IDAT') + 4, -16))
    expect(pixels).toHaveLength((1200 * 4 + 1) * 630)
    expect(pixels.subarray(1, 5).toString('hex')).toBe('1e3a5fff')
  })

  test('picture: draw characters of all three languages, and omit those without a glyph in the font', () => {
    expect(drawable('Әә Ғғ Ққ Ңң Өө Ұұ Үү Һһ Іі — «Ёё» № 5 · naïve')).toBe('Әә Ғғ Ққ Ңң Өө Ұұ Үү Һһ Іі — «Ёё» № 5 · naïve')
    expect(drawable('Питч 🚀🔥: пять минут 👩‍👩‍👧‍👦 и 1️⃣ сцена')).toBe('Питч: пять минут и 1 сцена')
    expect(drawable('გიორგი Meetup \u202e你好\u0000\ud800')).toBe('Giorgi Meetup NiHao')
    expect(drawable('Чаи\u0306 \n и\u00a0пирог')).toBe('Чай и пирог')
    expect(drawable('🚀')).toBe('')
  })

  test.each(['Встреча предпринимателей', 'Қазақстан кәсіпкерлерінің үйірмесі', 'AVATAR: Typography'])(
    'picture: measure the width of «%s» within 3 %% of the renderer',
    (text) => {
      const style: Style = { font: 'bold', sizePx: 60 }
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="100"><text y="60" font-family="Noto Sans" font-weight="700" font-size="60">${text}</text></svg>`
      const drawn = new Resvg(svg, options).innerBBox()?.width ?? 0
      expect(Math.abs(widthOf(text, style) / drawn - 1)).toBeLessThan(0.03)
    },
  )

  test('picture: end a long title with an ellipsis, and break a long word', () => {
    const box = { style: { font: 'bold', sizePx: 52 }, widthPx: 780, maxLines: 3 } as const
    expect(wrap('Как вырасти из мастерской в фабрику и не потерять себя по дороге, часть вторая, последняя', box)).toEqual([
      'Как вырасти из мастерской',
      'в фабрику и не потерять',
      'себя по дороге, часть…',
    ])
    expect(wrap('ж'.repeat(50), { ...box, maxLines: 9 }).join('')).toBe('ж'.repeat(50))
    expect(wrap('', box)).toEqual([])
  })

  test('picture: fit and render any title', () => {
    const title = string({ unit: 'binary', maxLength: 400 })
    const words = string({ unit: constantFrom(...'аәөұһiW🚀 <&"—-'), maxLength: 400 })
    const check = (name: string, id: number) => {
      const svg = pictureOf({ ...event, name, id }, 'kz')
      for (const line of wrap(drawable(name), { style: { font: 'bold', sizePx: 52 }, widthPx: 780, maxLines: 3 }))
        expect(widthOf(line, { font: 'bold', sizePx: 52 })).toBeLessThanOrEqual(780)
      expect(new Resvg(svg, { font: { loadSystemFonts: false } }).width).toBe(1200)
    }
    assert(property(title, integer({ min: 1, max: 2 ** 53 - 1 }), check), { numRuns: 100 })
    assert(property(words, integer({ min: 1, max: 9 }), check), { numRuns: 100 })
  })
})
