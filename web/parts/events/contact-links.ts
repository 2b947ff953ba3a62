const address = /^(?:https?:\/\/)?(?:t\.me|telegram\.me)\//i
const userName = /^[a-z]\w{3,31}$/i

/** The address of a typed Telegram name, such as `@anna` or `t.me/anna`; null for other texts. */
export const telegramUrl = (typed: string): string | null => {
  const name = typed.trim().replace(address, '').replace(/^@/, '')
  return userName.test(name) ? `https://t.me/${name}` : null
}
