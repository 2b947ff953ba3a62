/** The looks of events without a picture, alike on the site and in the pictures that messengers show. */

/** Pairs of colours that lie well beside each other: a ground dark enough for light text, and a figure. */
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

/** Ground and figure of a theme; events without a theme have those of theme 0. */
export const paletteOf = (themeId: number) => palettes[themeId % palettes.length] ?? palettes[0]

export type Random = () => number

/** A small generator with a fixed seed: the same pictures on the server and in the browser. */
export const sequence = (seed: number): Random => {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return state / 2 ** 32
  }
}
