import { type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { localeCookieDays } from '../../../contract/limits.ts'
import { localePrefixes, locales } from '../../../contract/locales.ts'
import { siteContext } from '../../kernel/context.ts'
import { safeReturn } from '../../kernel/return-url.ts'

type Context = Readonly<RouterContextProvider>

/** Where one goes on after the door: an address of our own or of a partner's registered site; anything else leads home. */
export const returnPath = (context: Context, wanted: string | null): string => {
  const { siteUrl, partnerOf } = context.get(siteContext)
  return partnerOf(wanted ?? '')?.address ?? safeReturn(wanted, siteUrl)
}

type Entering = { request: Request; context: Context; session: Pick<SessionUser, 'locale'> }

/** Leads on who has signed in; in a browser where no language was chosen yet, in that of the account. */
export const goOn = ({ request, context, session: { locale } }: Entering, wanted: string | null): Response => {
  const to = returnPath(context, wanted)
  const site = context.get(siteContext)
  if (locale === site.locale || site.locale !== locales[0] || hasChosen(request)) return redirect(to)
  const localeCookie = `locale=${locale}; Path=/; Max-Age=${localeCookieDays * 86_400}; SameSite=Lax`
  const address = to.startsWith('/') ? `${site.siteUrl}${localePrefixes[locale]}${to}` : to
  return redirectDocument(address, { headers: { 'set-cookie': localeCookie } })
}

const hasChosen = (request: Request) => /(^|;\s*)locale=/.test(request.headers.get('cookie') ?? '')
