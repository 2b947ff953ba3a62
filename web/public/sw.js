// Shows the pushes of the platform: {title, text, url, tag}. It keeps nothing and answers no requests.
self.addEventListener('push', (event) => {
  const { title, text, url, tag } = event.data?.json() ?? {}
  if (title) event.waitUntil(self.registration.showNotification(title, { body: text, tag, icon: '/logo.svg', data: { url } }))
})

// A window of ours that is open comes to the front, else a new one opens.
const show = async (url) => {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(url)
  await open.focus()
  return open.navigate(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.url ?? '/'))
})
