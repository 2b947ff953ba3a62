import { z } from 'zod'
import { type Locale, languageTags } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'

const words = z.object({ ru: z.string(), en: z.string(), kk: z.string() })
type Words = z.output<typeof words>

/** Schemas of the values of table configs, by key. */
const configs = {
  userTeaser: z.object({ enabled: z.boolean(), title: words, text: words, url: z.string(), image: z.string().nullable() }),
  mailDomains: z.object({ blocked: z.array(z.string()), popular: z.array(z.string()) }),
  siteLogo: z.object({ url: z.string(), link: z.string(), alt: words }),
  grantPromoButton: z.object({ enabled: z.boolean(), title: words, url: z.string() }),
  censorship: z.object({ words: z.array(z.string()) }),
}
type Config = { [Key in keyof typeof configs]: z.output<(typeof configs)[Key]> }
const shapes: { [Key in keyof Config]: z.ZodType<Config[Key]> } = configs

/** A setting of the editors; throws when it is missing or invalid. Index: the primary key. */
export const configOf = async <Key extends keyof Config>(db: Db, key: Key): Promise<Config[Key]> => {
  const row = await db.selectFrom('configs').select('value').where('key', '=', key).executeTakeFirst()
  return shapes[key].parse(row?.value)
}

/** The text in the locale of the request. */
export const wordsIn = (variants: Words, locale: Locale): string => variants[languageTags[locale]]
