/** Headers of every answer, unless it sets its own. */
export const commonSecurityHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=()'],
]

type Policed = { scripts: string[]; siteUrl: string; partnerOrigins: string[] }

/**
 * The policy of a page: our own files, our own inline scripts by their hashes or their nonce, nothing else that runs. Browsers
 * hold the answer to a form to the same policy as the form: without scripts a sign-in leads back to a partner by it.
 */
export const pageSecurityHeaders = ({ scripts, siteUrl, partnerOrigins }: Policed): [string, string][] => {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...partnerOrigins].join(' '),
    "frame-ancestors 'none'",
  ]
  const headers: [string, string][] = [['content-security-policy', policy.join('; ')]]
  return siteUrl.startsWith('https:') ? [...headers, ['strict-transport-security', 'max-age=31536000; includeSubDomains']] : headers
}
