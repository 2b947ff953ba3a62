import { type Locale, languageTags } from '../contract/locales.ts'

type Forms = { one: string; few?: string; many?: string; other: string }

/** Rules are costly to make and the same for everyone. */
const rules = new Map<Locale, Intl.PluralRules>()

/** Picks the form a number asks for in a language: 1 место, 2 места, 5 мест. */
export const plural = (locale: Locale, count: number, forms: Forms): string => {
  const rule = rules.get(locale) ?? new Intl.PluralRules(languageTags[locale])
  rules.set(locale, rule)
  const category = rule.select(count)
  return (category === 'few' && forms.few) || (category === 'many' && forms.many) || (category === 'one' && forms.one) || forms.other
}
