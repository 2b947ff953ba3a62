import type { Locale } from '../../contract/locales.ts'
import { dictionaries } from '../../messages/dictionaries.ts'
import type { Db } from './db.ts'
import { composeLetter, greetedName, type LetterContent } from './letter.ts'
import type { Resources } from './resources.ts'
import { type SiteLinks, siteLinks } from './site-links.ts'

export type LetterReader = { email: string | null; first_name: string | null; locale: Locale; is_demo: boolean }

/** The recipient of an email, with the words and links in their language. */
export type LetterContext<Reader> = { reader: Reader; words: (typeof dictionaries)[Locale]; links: SiteLinks }

type Sending<Reader> = {
  to: Reader | null | undefined
  /** Called only when the email will be sent. Null sends none. */
  compose: (context: LetterContext<Reader>) => LetterContent | null | Promise<LetterContent | null>
}

/** Sends an email. Returns false for a recipient without an address and, with a real gateway, for demo users. */
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

/** The recipient of emails to a user. Index: the primary key. */
export const letterReader = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'locale', 'is_demo', greetedName('users').as('first_name')])
    .where('id', '=', userId)
    .executeTakeFirst()
