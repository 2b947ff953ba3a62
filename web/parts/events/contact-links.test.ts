import { expect, test } from 'vitest'
import { telegramUrl } from './contact-links.ts'

test.each([
  ['@anna_b', 'https://t.me/anna_b'],
  [' anna_b ', 'https://t.me/anna_b'],
  ['t.me/anna_b', 'https://t.me/anna_b'],
  ['https://t.me/anna_b', 'https://t.me/anna_b'],
  ['спросите Анну', null],
  ['javascript:alert(1)', null],
  ['https://example.com/anna', null],
])('contacts: the Telegram link of "%s" is %s', (typed, url) => expect(telegramUrl(typed)).toBe(url))
