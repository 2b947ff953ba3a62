import { z } from 'zod'

const isDecimal = (sent: string): boolean => /^-?\d+$/.test(sent)
const digits = z.union([z.number(), z.string().refine(isDecimal)]).pipe(z.coerce.number<number | string>())

/** A whole number in a query or a path. Only decimal digits, because Number() also accepts 0x10, 1e3 and spaces. */
export const decimal = <T extends z.ZodType<number, number>>(number: T) => digits.pipe(number)
