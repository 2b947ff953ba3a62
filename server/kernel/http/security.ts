/** Default headers of every answer. */
export const commonSecurityHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=()'],
]

type Policed = { scripts: string[]; siteUrl: string; partnerOrigins: string[]; tilesUrl?: string | undefined }

/**
 * The content security policy of a page: our own files, and our own inline scripts by hash or nonce. Partner origins are
 * form targets, because a sign-in may return to a partner. Browsers also apply the policy to the redirect after a form.
 * Maps load tiles from the address of the configuration.
 */
export const pageSecurityHeaders = ({ scripts, siteUrl, partnerOrigins, tilesUrl }: Policed): [string, string][] => {
  const tiles = tilesUrl ? [new URL(tilesUrl).origin] : []
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...tiles].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...tiles].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...partnerOrigins].join(' '),
    "frame-ancestors 'none'",
  ]
  const headers: [string, string][] = [['content-security-policy', policy.join('; ')]]
  return siteUrl.startsWith('https:') ? [...headers, ['strict-transport-security', 'max-age=31536000; includeSubDomains']] : headers
}
