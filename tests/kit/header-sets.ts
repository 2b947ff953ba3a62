import fc from 'fast-check'

const texts = fc.constantFrom(
  'evil.example',
  'x/login?returnUrl=/en//evil.example&z=',
  'a b',
  '[',
  'x:99999',
  '<script>alert(1)</script>',
  '/login',
  'https',
  'POST',
  'none',
  'null',
  '*/*',
  'text/html',
  'application/json',
  'en',
  'kk;q=1',
  'max-age=0',
  'cross-site',
  'navigate',
  'document',
  'yes',
  'locale=en; id=5; roles=admin; theme=dark; cookie_notice=accepted; browser=x',
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
)

const names = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-host',
  'x-original-url',
  'x-original-host',
  'x-rewrite-url',
  'x-http-method-override',
  'x-method-override',
  'x-react-router-spa-mode',
  'x-react-router-prerender-data',
  'x-remix-response',
  'x-middleware-prefetch',
  'forwarded',
  'via',
  'accept',
  'accept-language',
  'accept-charset',
  'accept-version',
  'cache-control',
  'pragma',
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'from',
  'range',
  'purpose',
  'sec-purpose',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'sec-ch-ua-mobile',
  'sec-ch-prefers-color-scheme',
  'save-data',
  'dnt',
  'te',
  'upgrade-insecure-requests',
]

type Headers = Record<string, string>

/** Header sets of a visitor without a session: the site's Host or another, and any header that a proxy or a browser may add. */
export const headerSets = (host: string): fc.Arbitrary<Headers> =>
  fc
    .record({
      host: fc.oneof({ weight: 4, arbitrary: fc.constant(host) }, texts),
      others: fc.uniqueArray(fc.tuple(fc.constantFrom(...names), texts), { selector: ([name]) => name, maxLength: 8 }),
    })
    .map(({ host, others }) => ({ ...Object.fromEntries(others), host }))
