import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

test('share links: carry the whole title and address, encoded', () => {
  const shared = { title: 'Чай & баранки?', url: 'https://vmeste.example/kz/events/16' }
  const queries = shareLinks(shared).map(({ network, href }) => [network, Object.fromEntries(new URL(href).searchParams)])
  expect(Object.fromEntries(queries)).toEqual({
    telegram: { url: shared.url, text: shared.title },
    whatsapp: { text: `${shared.title} ${shared.url}` },
    vk: { url: shared.url, title: shared.title },
  })
})
