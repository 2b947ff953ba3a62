import { expect, test } from 'vitest'
import { isPersonalTaxNumber, isTaxNumber } from '../../../contract/organizations/tax-number.ts'

test('tax numbers: INN of 10 and 12 digits, BIN and IIN, each with its checksum', () => {
  const right = ['7707083893', '7736207543', '500100732259', '050540001232', '981141000201', '900517300128']
  expect(right.filter((number) => !isTaxNumber(number))).toEqual([])
  const oneMore = right.map((number) => number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10))
  const wrong = [...oneMore, '0000000000', '000000000000', '77070838931', '770708389', '7707o83893', '', '901317300128', '051340001232']
  expect(wrong.filter((number) => isTaxNumber(number))).toEqual([])
})

test('tax numbers: those of natural persons are personal data', () => {
  expect(['7707083893', '050540001232', '500100732259', '900517300128'].map(isPersonalTaxNumber)).toEqual([false, false, true, true])
})
