import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { richTextLength } from '../../contract/limits.ts'
import { htmlOf } from '../../db/seed/demo/text-blocks.ts'
import { cleanHtml } from './rich-text.ts'

describe('rich text', () => {
  test('keeps the formatting of the editor', () => {
    const html =
      '<h2>План</h2><p>Один <strong>день</strong> &amp; <em>ночь</em><br />5 &lt; 6</p><ul><li>чай</li></ul><ol><li>раз</li></ol><blockquote>да</blockquote>'
    expect(cleanHtml(html)).toBe(html)
    const text = 'Мы собираемся за одним столом: 5 < 6 & «7».\n\n- чай\n- хлеб'
    expect(cleanHtml(htmlOf(text))).toBe(htmlOf(text))
  })

  test('adds rel to links and keeps only web and mail addresses', () => {
    const rel = 'rel="noopener noreferrer nofollow ugc"'
    expect(cleanHtml('<a href="https://a.example/x?y=1&amp;z" target="_top" rel="opener" onclick="x()">a</a>')).toBe(
      `<a href="https://a.example/x?y=1&amp;z" ${rel}>a</a>`,
    )
    expect(cleanHtml('<a href="mailto:a@b.example">a</a>')).toBe(`<a href="mailto:a@b.example" ${rel}>a</a>`)
    for (const href of [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'JaVaScRiPt&colon;alert(1)',
      '&#106;avascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'file:///x',
    ])
      expect(cleanHtml(`<a href="${href}">a</a>`)).toBe(`<a ${rel}>a</a>`)
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<script>alert(1)</script>',
    '<p onmouseover=alert(1) style="background:url(javascript:alert(1))" class="fixed" id="token">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form action="//evil.example"><input name=password formaction=javascript:alert(1)><button>ok</button></form>',
    '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=//evil.example>',
    '<details open ontoggle=alert(1)>',
    '<template><script>alert(1)</script></template>',
    '<<script>script>alert(1)<</script>/script>',
    '<img src=x onerror=alert(1)//',
    '<a href="x" onfocus=alert(1) autofocus>',
    '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
    '<!--><img src=x onerror=alert(1)>-->',
  ])('removes the active content of %s', (html) => {
    expect(activeIn(html)).not.toEqual([])
    expect(activeIn(cleanHtml(html))).toEqual([])
  })

  test('removes the active content of generated markup and is idempotent', () => {
    const pieces = [
      '<',
      '>',
      '</',
      '"',
      "'",
      ' ',
      '=',
      '/',
      '<p',
      '<a href=',
      '<img src=x onerror=alert(1)',
      '<script',
      '<style>',
      '<!--',
      '-->',
      '<svg',
      'on',
      'java',
      'script:',
      '&lt;',
      '&#x3c;',
      '&',
      '\0',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        const clean = cleanHtml(parts.join(''))
        expect(activeIn(clean)).toEqual([])
        expect(cleanHtml(clean)).toBe(clean)
      }),
      { numRuns: 1000, seed: 20261122 },
    )
  })

  test('truncates text beyond 100 KB at any nesting depth', () => {
    expect(cleanHtml('a'.repeat(richTextLength + 10))).toHaveLength(richTextLength)
    expect(cleanHtml('<blockquote>'.repeat(50_000)).match(/<blockquote>/g)).toHaveLength(10)
  })
})

const plainTag = /^<\/?(?:p|br|h2|h3|h4|ul|ol|li|strong|b|em|i|s|blockquote|a)(?: \/)?>$/
const link = /^<a(?: href="([^"<>]*)")? rel="noopener noreferrer nofollow ugc">$/

/** The tags of a text that are not on the allow-list. */
const activeIn = (html: string): string[] => html.match(/<[^>]*>?/g)?.filter((tag) => !plainTag.test(tag) && !isPlainLink(tag)) ?? []

const isPlainLink = (tag: string): boolean => {
  const [, href] = link.exec(tag) ?? [null, null]
  if (href === null) return false
  const address = (href ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return !URL.canParse(address, 'https://site.test') || ['https:', 'http:', 'mailto:'].includes(new URL(address, 'https://site.test').protocol)
}
