import { browserApi } from '../../../kernel/browser-api.ts'

type Outcome = 'done' | 'denied' | 'failed'

const worker = '/sw.js'

/** Does this browser show pushes at all? On plain http none does. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const subscriptionHere = async () => (await navigator.serviceWorker.getRegistration(worker))?.pushManager.getSubscription() ?? null

export const isPushed = async (): Promise<boolean> => Notification.permission === 'granted' && (await subscriptionHere()) !== null

/** Asks the person, subscribes the browser and tells the server of it. */
export const pushHere = async (): Promise<Outcome> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const subscription = await subscribe().catch(() => null)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed'
  const attempt = await browserApi('POST /user/push-subscriptions', { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } })
  if (attempt.ok) return 'done'
  await subscription?.unsubscribe()
  return 'failed'
}

/** A subscription to another key of the server would never be served, so it gives way. */
const subscribe = async (): Promise<PushSubscription | null> => {
  const key = await browserApi('GET /push/key')
  if (!key.ok) return null
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: key.reply.key }
  return pushManager.subscribe(wanted).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(wanted)
  })
}

export const pushNoLonger = async (): Promise<Outcome> => {
  const subscription = await subscriptionHere()
  if (!subscription) return 'done'
  const attempt = await browserApi('DELETE /user/push-subscriptions', { query: { endpoint: subscription.endpoint } })
  if (!attempt.ok) return 'failed'
  await subscription.unsubscribe()
  return 'done'
}
