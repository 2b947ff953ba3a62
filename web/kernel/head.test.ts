import { expect, test } from 'vitest'
import { pageMeta, shorten } from './head.ts'

const page = {
  title: 'Встреча у камина',
  siteName: 'Вместе',
  description: 'Разговор о деле.',
  path: '/events/5',
  locale: 'ru',
  siteUrl: 'https://vmeste.example',
} as const

test('a page has its title, its addresses in all languages and its Open Graph tags', () => {
  expect(pageMeta({ ...page, image: '/og/events/5.png', type: 'article' })).toEqual([
    { title: 'Встреча у камина — Вместе' },
    { name: 'description', content: 'Разговор о деле.' },
    { tagName: 'link', rel: 'canonical', href: 'https://vmeste.example/events/5' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'ru', href: 'https://vmeste.example/events/5' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://vmeste.example/en/events/5' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'kk', href: 'https://vmeste.example/kz/events/5' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://vmeste.example/events/5' },
    { property: 'og:title', content: 'Встреча у камина' },
    { property: 'og:description', content: 'Разговор о деле.' },
    { property: 'og:url', content: 'https://vmeste.example/events/5' },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: 'Вместе' },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:locale:alternate', content: 'en_US' },
    { property: 'og:locale:alternate', content: 'kk_KZ' },
    { property: 'og:image', content: 'https://vmeste.example/og/events/5.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Встреча у камина' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ])
})

const linkOf = (tags: ReturnType<typeof pageMeta>, rel: string) => tags.find((tag) => 'rel' in tag && tag.rel === rel)

test('the canonical address keeps the locale of the page', () => {
  expect(linkOf(pageMeta({ ...page, locale: 'kz' }), 'canonical')).toEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://vmeste.example/kz/events/5',
  })
})

test('the home page address ends in a slash only in the default locale', () => {
  const canonicalOf = (locale: 'ru' | 'en') => linkOf(pageMeta({ ...page, path: '/', locale }), 'canonical')
  expect(canonicalOf('ru')).toMatchObject({ href: 'https://vmeste.example/' })
  expect(canonicalOf('en')).toMatchObject({ href: 'https://vmeste.example/en' })
})

test('only a page excluded from the index has a robots tag', () => {
  const robots = { name: 'robots', content: 'noindex,follow' }
  expect(pageMeta({ ...page, isIndexed: false })).toContainEqual(robots)
  expect(pageMeta(page)).not.toContainEqual(robots)
})

test('a page without a description and an image has no tags for them', () => {
  const tags = pageMeta({ ...page, description: undefined })
  expect(tags.filter((tag) => JSON.stringify(tag).includes('description') || JSON.stringify(tag).includes('og:image'))).toEqual([])
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary' })
})

test('a long description is cut at a word boundary', () => {
  expect(shorten('Первое слово, второе слово и третье', 22)).toBe('Первое слово, второе…')
  expect(shorten('Первое слово, второе слово', 14)).toBe('Первое слово…')
  expect(shorten('Ровно   семь', 10)).toBe('Ровно семь')
  expect(shorten('Превысокомногорассмотрительствующий', 10)).toBe('Превысоко…')
  expect(shorten('🚀🚀🚀🚀', 3)).toBe('🚀🚀…')
})

test('a description is cut to 160 characters, counted by code point', () => {
  const [, description] = pageMeta({ ...page, description: 'дело '.repeat(100) })
  expect(description).toEqual({ name: 'description', content: `${'дело '.repeat(32).trim()}…` })
})
