/** The address of a typed link: the web, or mail; null for anything else. `example.ru` becomes https://example.ru. */
export const linkAddress = (text: string): string | null => {
  const typed = text.trim()
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(typed)) return typed
  if (/^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/.test(typed)) return `mailto:${typed}`
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  return /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(address) && URL.canParse(address) ? address : null
}
