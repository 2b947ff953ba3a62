import { redirectDocument } from 'react-router'
import { localeCookieDays } from '../../../../contract/limits.ts'
import { type Locale, localePrefixes, locales } from '../../../../contract/locales.ts'
import { outcomeOf } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { paths } from '../../../paths.ts'
import type { Context } from '../../accounts/phone/send-code.ts'
import { postedCity, unknownCity } from '../../cities/posted-city.ts'
import type { SettingsChange } from '../settings-change.ts'
import { themes } from './themes.ts'

/** Saves language, theme, city and time zone together. A changed language redirects to the page in it. */
export const changeLooks: SettingsChange = async ({ form, context }) => {
  const city = await postedCity({ form, context })
  if (city.fault) return { problem: unknownCity, city: city.fault }
  const locale = locales.find((one) => one === textOf(form, 'locale'))
  const theme = themes.find((one) => one === textOf(form, 'theme'))
  const body = { locale, theme, cityId: city.id ?? null, timezone: textOf(form, 'timezone') || null }
  const attempt = await tryApi(context)('PUT /user/interface-settings', { body })
  if (attempt.ok && attempt.reply.locale !== context.get(siteContext).locale) throw inLanguage(context, attempt.reply.locale)
  return outcomeOf(attempt)
}

const inLanguage = (context: Context, locale: Locale) => {
  const cookie = `locale=${locale}; Path=/; Max-Age=${localeCookieDays * 86_400}; SameSite=Lax`
  return redirectDocument(`${context.get(siteContext).siteUrl}${localePrefixes[locale]}${paths.settings('interface')}`, {
    headers: { 'set-cookie': cookie },
  })
}
