/** Taxpayer numbers: INN of Russia (10 digits of a company, 12 of a person), BIN and IIN of Kazakhstan (12 digits). */

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)

const companyWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const personWeights = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
] as const
const kazakhWeights = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
] as const

const digitsOf = (number: string): number[] => [...number].map(Number)

/** The first two digits are the region of the tax office. */
const hasRegion = (number: string) => !number.startsWith('00')

const isCompanyInn = (number: string): boolean => {
  const digits = digitsOf(number)
  return /^\d{10}$/.test(number) && hasRegion(number) && (weighted(digits, companyWeights) % 11) % 10 === digits[9]
}

const isPersonInn = (number: string): boolean => {
  if (!/^\d{12}$/.test(number) || !hasRegion(number)) return false
  const digits = digitsOf(number)
  return personWeights.every((weights, index) => (weighted(digits, weights) % 11) % 10 === digits[10 + index])
}

/** A sum of 10 by the first weights is repeated with the second ones; a number with 10 by both is never issued. */
const hasKazakhChecksum = (number: string): boolean => {
  const digits = digitsOf(number)
  const [first, second] = kazakhWeights.map((weights) => weighted(digits, weights) % 11)
  return (first === 10 ? second : first) === digits[11]
}

/** Year and month of registration, then a digit of the kind of company. */
const isBin = (number: string): boolean => /^\d{2}(0[1-9]|1[0-2])[456]\d{7}$/.test(number) && hasKazakhChecksum(number)

/** The date of birth, then a digit of the century and the sex. */
const isIin = (number: string): boolean => /^\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[0-6]\d{5}$/.test(number) && hasKazakhChecksum(number)

export const isTaxNumber = (number: string): boolean => isCompanyInn(number) || isPersonInn(number) || isBin(number) || isIin(number)

/** True for the number of a natural person, which is personal data: an IIN even contains the date of birth. */
export const isPersonalTaxNumber = (number: string): boolean => isPersonInn(number) || isIin(number)
