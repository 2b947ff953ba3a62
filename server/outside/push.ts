import type { Push } from '../kernel/gateways.ts'
import { DeliveryFailure } from '../kernel/outbox/retry.ts'
import { type GuardedHttp, isPublicName, openGuardedHttp } from './guarded-http.ts'

/** The answer limit is small, because only the status is read. */
const answerBytes = 64 * 1024

/** Web push (RFC 8030, 8291, 8292). Uses guarded HTTP, because the browser supplies the address. */
export const openPush = (contact: string, http: GuardedHttp = openGuardedHttp()): Push => ({
  send: async ({ endpoint, p256dh, auth }, message, { publicKey, privateKey }) => {
    if (!isPublicName(endpoint)) return 'gone'
    const { default: webPush } = await import('web-push')
    const vapidDetails = { subject: `mailto:${contact}`, publicKey, privateKey }
    const options = { vapidDetails, TTL: 86_400, contentEncoding: 'aes128gcm' as const }
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), options)
    const { status } = await http(endpoint, { method: 'POST', headers: textOf(headers), body, maxBytes: answerBytes })
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new DeliveryFailure(isFinal(status) ? 'permanent' : 'temporary', `the push service answered ${status}`)
    return 'sent'
  },
})

/** Every other answer may change: 429 asks to wait. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** Headers as text, because the library also sets numbers. The HTTP client sets content-length itself. */
const textOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.toLowerCase() === 'content-length' ? [] : [[name, String(value)] as const])),
  )
