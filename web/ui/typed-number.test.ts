import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorUnits, moneyText, typedNumber } from './typed-number.ts'

test.each([
  ['1500', 150_000],
  ['1 500,5', 150_050],
  ['1 500.05', 150_005],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['5,555', null],
  ['сто', null],
])('money field: reads "%s" as %s minor units', (text, minor) => expect(minorUnits(text)).toBe(minor))

test.each([
  ['12 345,5', 12_345.5],
  ['-3', -3],
  ['0.25', 0.25],
  ['', null],
  ['1e5', null],
  ['1,2,3', null],
])('number field: reads "%s" as %s', (text, number) => expect(typedNumber(text)).toBe(number))

test('money field: reads the sum that it shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom('ru', 'en', 'kz'), (minor, locale) => {
      expect(minorUnits(moneyText(minor, locale))).toBe(minor)
    }),
  )
})
