import { consentYears } from '../../../../../contract/limits.ts'
import { dateTags, type Locale } from '../../../../../contract/locales.ts'
import { dictionaries } from '../../../../../messages/dictionaries.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import { drawable } from '../../../../kernel/drawn-text.ts'
import { siteLinks } from '../../../../kernel/site-links.ts'
import { drawForm } from './form-pdf.ts'
import { findConsent } from './store.ts'

/** A form for the parent to sign, in the language of the reader. Adults have none. */
export const consentForm = async ({ db, actor, query, now, caller, siteUrl, refuse }: Ctx<'GET /user/parental-consent/form'>) => {
  const row = await findConsent(db, actor.id)
  if (!row) throw refuse('notFound')
  const locale = query.locale ?? caller.locale
  const { consentForm: words, common } = dictionaries[locale]
  const bytes = await drawForm({
    title: words.title,
    child: { name: drawable([row.last_name, row.first_name].filter(Boolean).join(' ')), birthday: row.birthday && inWords(row.birthday, locale) },
    words,
    siteName: common.siteName,
    years: consentYears,
    address: siteLinks(siteUrl, locale).to('/parental-consent'),
    locale,
    now,
  })
  return { name: `${words.file}.pdf`, mediaType: 'application/pdf', bytes }
}

/** «1 июня 2011 г.» */
const inWords = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(dateTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
