import type { ComponentProps } from 'react'
import { useLocale } from '../kernel/words.tsx'
import type { FieldFrameProps } from './field.tsx'
import { NumberField } from './number-field.tsx'
import { minorUnits, moneyText } from './typed-number.ts'

type Props = FieldFrameProps &
  Pick<ComponentProps<'input'>, 'name' | 'required' | 'disabled'> & {
    /** Minor units, or the text that was posted before. */
    defaultValue?: number | string
    /** The sign of the currency. */
    currency?: string
  }

/** A sum of money as text, read by `minorUnits`. With scripts its thousands are grouped when the user leaves the field. */
export const MoneyField = ({ defaultValue, currency = '₽', ...rest }: Props) => {
  const locale = useLocale()
  const group = ({ currentTarget }: React.FocusEvent<HTMLInputElement>) => {
    const minor = minorUnits(currentTarget.value)
    if (minor !== null) currentTarget.value = moneyText(minor, locale)
  }
  const text = typeof defaultValue === 'number' ? moneyText(defaultValue, locale) : defaultValue
  return <NumberField {...rest} unit={currency} hasDecimals defaultValue={text} onBlur={group} />
}
