/** An address that the router can decode: if the path has a broken escape, every percent sign in it is escaped. */
export const routablePath = (url: string): string => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + query
}

const isDecodable = (path: string): boolean => {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
