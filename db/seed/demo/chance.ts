import { hash } from 'node:crypto'

const digits = 12

/** A number from 0 up to 1 that looks thrown, yet is always the same for the same words. */
export const chance = (...words: (string | number)[]): number => Number.parseInt(hash('sha1', words.join(' ')).slice(0, digits), 16) / 16 ** digits

/** A whole number of a range, both ends included. */
export const chosenBetween = (least: number, most: number, ...words: (string | number)[]): number =>
  least + Math.floor(chance(...words) * (most - least + 1))
