import type { Locale } from '../../../contract/locales.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { mailbox } from '../../kernel/mailboxes.ts'
import { cleanHtml } from '../../kernel/rich-text.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

/** A published page. `{support}` in its text becomes a link to the address of the support. */
export const contentPage = async ({ db, params, caller, config, refuse }: Ctx<'GET /pages/:id'>) => {
  const page = await findPublished(db, params.id, caller.locale)
  if (!page) throw refuse('notFound')
  const { id, path, title, body } = page
  const address = mailbox('support', config)
  return { id, path, title, body: cleanHtml(body.replaceAll('{support}', `<a href="mailto:${address}">${address}</a>`)), published: true as const }
}

const words = {
  ru: { title: 'title_ru', body: 'body_ru' },
  en: { title: 'title_en', body: 'body_en' },
  kz: { title: 'title_kk', body: 'body_kk' },
} as const

/** Indexes: the primary key, pages_path. */
const findPublished = (db: Db, idOrPath: string, locale: Locale) =>
  db
    .selectFrom('pages as p')
    .select(['p.id', 'p.path', `p.${words[locale].title} as title`, `p.${words[locale].body} as body`])
    .where('p.is_published', '=', true)
    .where(notDeleted('p'))
    .$if(isNumber(idOrPath), (pages) => pages.where('p.id', '=', Number(idOrPath)))
    .$if(!isNumber(idOrPath), (pages) => pages.where('p.path', '=', idOrPath))
    .executeTakeFirst()

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)
