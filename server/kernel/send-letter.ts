import type { Locale } from '../../contract/locales.ts'
import { dictionaries } from '../../messages/dictionaries.ts'
import type { Db } from './db.ts'
import { composeLetter, greetedName, type LetterContent } from './letter.ts'
import type { Resources } from './resources.ts'
import { type SiteLinks, siteLinks } from './site-links.ts'

export type LetterReader = { email: string | null; first_name: string | null; locale: Locale; is_demo: boolean }

/** What a letter is written with: its reader, the words and the links in their language. */
export type Stationery<Reader> = { reader: Reader; words: (typeof dictionaries)[Locale]; links: SiteLinks }

type Sending<Reader> = {
  to: Reader | null | undefined
  /** Runs only when the letter will be sent; null sends none. */
  compose: (stationery: Stationery<Reader>) => LetterContent | null | Promise<LetterContent | null>
}

/** Sends a letter and answers true, unless there is nobody to write to: people of the demo get no real mail. */
export const sendLetter = async <Reader extends LetterReader>(
  { outside: { mail }, siteUrl }: Pick<Resources, 'outside' | 'siteUrl'>,
  { to, compose }: Sending<Reader>,
): Promise<boolean> => {
  if (!to?.email || (to.is_demo && mail.isReal)) return false
  const words = dictionaries[to.locale]
  const content = await compose({ reader: to, words, links: siteLinks(siteUrl, to.locale) })
  if (!content) return false
  await mail.send(composeLetter({ to: to.email, greeting: words.letters.greeting(to.first_name), ...content }))
  return true
}

/** The reader of letters to a user. Index: the primary key. */
export const letterReader = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'locale', 'is_demo', greetedName('users').as('first_name')])
    .where('id', '=', userId)
    .executeTakeFirst()
