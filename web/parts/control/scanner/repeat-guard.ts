/** A code held before the camera is in many frames. It counts again once it was out of sight for so long. */
const pauseMs = 4_000

/** Says for each code of a frame whether it is to be checked. */
export const repeatGuard = () => {
  const seen = new Map<string, number>()
  return (code: string, atMs: number): boolean => {
    const before = seen.get(code)
    for (const [other, otherMs] of seen) if (atMs - otherMs >= pauseMs) seen.delete(other)
    seen.set(code, atMs)
    return before === undefined || atMs - before >= pauseMs
  }
}
