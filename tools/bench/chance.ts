/** Deterministic random numbers for a seed (mulberry32): each call returns a number in [0, 1). */
export const chanceFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
export type Chance = ReturnType<typeof chanceFrom>

export const oneOf = <T>(list: readonly T[], chance: Chance): T => {
  const one = list[Math.floor(chance() * list.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}

/** Chooses by Zipf's law: the first items are the most frequent. */
export const frequentOf = <T>(list: readonly T[], chance: Chance): T => {
  const one = list[Math.floor((list.length + 1) ** chance()) - 1]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}
