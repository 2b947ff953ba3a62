/** Generated pictures of events without one, identical on the site and in link previews. */

/** Pairs of colours: a background dark enough for light text, and the figure on it. */
const palettes = [
  ['#0b5c4b', '#f2b184'],
  ['#7a2e1d', '#f3c77f'],
  ['#1e3a5f', '#e8a598'],
  ['#4a2c5e', '#f0bf6c'],
  ['#264d2e', '#d9d27a'],
  ['#5b3a1a', '#9fc9b8'],
  ['#143f52', '#f4a261'],
  ['#6b1f3a', '#a9c5e8'],
] as const

export const paletteCount = palettes.length

/** Background and figure colours by number, which is usually the id of a theme; events without a theme use 0. */
export const paletteOf = (number: number) => palettes[number % paletteCount] ?? palettes[0]

export type Random = () => number

/** A seeded generator, so that the server and the browser draw the same picture. */
export const sequence = (seed: number): Random => {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return state / 2 ** 32
  }
}
