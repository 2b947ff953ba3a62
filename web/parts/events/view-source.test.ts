import { expect, test } from 'vitest'
import { viewSourceOf } from './view-source.ts'

test.each([
  ['', '', 'direct'],
  ['https://yandex.kz/search?text=бизнес', '', 'search'],
  ['https://www.google.com/', '', 'search'],
  ['https://go.mail.ru/search', '', 'search'],
  ['https://mail.google.com/', '', 'mailing'],
  ['https://e.mail.ru/inbox', '', 'mailing'],
  ['https://away.vk.com/away.php', '', 'social'],
  ['android-app://org.telegram.messenger/', '', 'social'],
  ['https://t.me/', '', 'social'],
  ['https://not-vk.com.example/', '', 'other'],
  ['https://news.example/article', '', 'other'],
  ['https://vmeste.example/events', '', 'own'],
  ['https://vmeste.example:8443/events', '', 'other'],
  ['https://www.google.com/', '?utm_medium=email', 'mailing'],
  ['', '?utm_medium=Social', 'social'],
  ['no address', '?utm_medium=cpc', 'direct'],
])('a visitor from «%s» with the tags «%s» counts as %s', (referrer, tags, source) => {
  expect(viewSourceOf({ referrer, address: new URL(`https://vmeste.example/events/1${tags}`) })).toBe(source)
})
