import { dictionaries } from '../../../../messages/dictionaries.ts'
import type { Db } from '../../../kernel/db.ts'
import { composeLetter, greetedName } from '../../../kernel/letter.ts'

type Code = { userId: number; code: string; minutes: number; isRealMail: boolean }

/** Goes to the account that is to become part of another; null without an address to write to. */
export const mergeCodeLetter = async (db: Db, { userId, code, minutes, isRealMail }: Code) => {
  const reader = await db
    .selectFrom('users')
    .select(['email', 'locale', 'is_demo', greetedName('users').as('first_name')])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!reader?.email || (reader.is_demo && isRealMail)) return null
  const { letters, leavingLetters: words } = dictionaries[reader.locale]
  return composeLetter({
    to: reader.email,
    subject: words.merge.subject(code),
    greeting: letters.greeting(reader.first_name),
    text: [words.merge.text, words.merge.code(code, minutes), words.merge.notYou],
    footer: words.footer,
  })
}
