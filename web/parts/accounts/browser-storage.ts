/** The storage of this browser; null if the user has forbidden it. */
export const browserStorage = (): Storage | null => {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
