import { type Locale, languageTags } from '../contract/locales.ts'

type Forms = { one: string; few?: string; many?: string; other: string }

/** Shared, because plural rules are costly to create and have no state. */
const rules = new Map<Locale, Intl.PluralRules>()

/** The plural form of a number in a language: 1 место, 2 места, 5 мест. */
export const plural = (locale: Locale, count: number, forms: Forms): string => {
  const rule = rules.get(locale) ?? new Intl.PluralRules(languageTags[locale])
  rules.set(locale, rule)
  const category = rule.select(count)
  return (category === 'few' && forms.few) || (category === 'many' && forms.many) || (category === 'one' && forms.one) || forms.other
}
