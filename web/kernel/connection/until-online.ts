/** Repeats a load of scripts that failed without a connection, once the connection is back. Other failures are thrown. */
export const untilOnline = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) throw error
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
