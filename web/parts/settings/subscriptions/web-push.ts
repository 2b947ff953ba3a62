import { browserApi } from '../../../kernel/browser-api.ts'

type Outcome = 'done' | 'denied' | 'failed'

const worker = '/sw.js'

/** Does this browser support push? No browser does on plain http. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const currentSubscription = async () => (await navigator.serviceWorker.getRegistration(worker))?.pushManager.getSubscription() ?? null

export const isSubscribed = async (): Promise<boolean> => Notification.permission === 'granted' && (await currentSubscription()) !== null

/** Asks for permission, subscribes the browser and registers the subscription on the server. */
export const subscribeToPush = async (): Promise<Outcome> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const subscription = await subscribe().catch(() => null)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed'
  const attempt = await browserApi('POST /user/push-subscriptions', { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } })
  if (attempt.ok) return 'done'
  await subscription?.unsubscribe()
  return 'failed'
}

/** Replaces a subscription to an outdated server key, because the server could not send to it. */
const subscribe = async (): Promise<PushSubscription | null> => {
  const key = await browserApi('GET /push/key')
  if (!key.ok) return null
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key.reply.key }
  return pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
}

export const unsubscribeFromPush = async (): Promise<Outcome> => {
  const subscription = await currentSubscription()
  if (!subscription) return 'done'
  const attempt = await browserApi('DELETE /user/push-subscriptions', { query: { endpoint: subscription.endpoint } })
  if (!attempt.ok) return 'failed'
  await subscription.unsubscribe()
  return 'done'
}
