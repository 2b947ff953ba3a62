import { hash } from 'node:crypto'

const digits = 12

/** A pseudo-random number from 0 to 1, exclusive; the same words always give the same number. */
export const chance = (...words: (string | number)[]): number => Number.parseInt(hash('sha1', words.join(' ')).slice(0, digits), 16) / 16 ** digits

/** A whole number from a range, both ends included. */
export const chosenBetween = (least: number, most: number, ...words: (string | number)[]): number =>
  least + Math.floor(chance(...words) * (most - least + 1))
