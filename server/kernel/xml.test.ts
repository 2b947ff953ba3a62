import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('XML: escape markup, and omit forbidden characters', () => {
  expect(escapeXml(`<a href="x">Том & 'Джерри'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;Том &amp; &apos;Джерри&apos;&lt;/a&gt;')
  expect(escapeXml('а\u0000\u0008\u000b\u001b\uffff\ufffeб\tв\nг🚀')).toBe('аб\tв\nг🚀')
  expect(escapeXml('\ud800')).toBe('\ufffd')
})
