import { type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { localeCookieDays } from '../../../contract/limits.ts'
import { localePrefixes, locales } from '../../../contract/locales.ts'
import { siteContext } from '../../kernel/context.ts'
import { safeReturn } from '../../kernel/return-url.ts'

type Context = Readonly<RouterContextProvider>

/** The address after the sign-in: of the site or of a partner's registered site. Any other becomes the home page. */
export const returnPath = (context: Context, returnUrl: string | null): string => {
  const { siteUrl, partnerOf } = context.get(siteContext)
  return partnerOf(returnUrl ?? '')?.address ?? safeReturn(returnUrl, siteUrl)
}

type RedirectArgs = { request: Request; context: Context; session: Pick<SessionUser, 'locale'> }

/** Redirects after a sign-in. If no language was chosen in the browser, switches to the account's language. */
export const redirectAfterSignIn = ({ request, context, session: { locale } }: RedirectArgs, returnUrl: string | null): Response => {
  const to = returnPath(context, returnUrl)
  const site = context.get(siteContext)
  if (locale === site.locale || site.locale !== locales[0] || hasChosen(request)) return redirect(to)
  const localeCookie = `locale=${locale}; Path=/; Max-Age=${localeCookieDays * 86_400}; SameSite=Lax`
  const address = to.startsWith('/') ? `${site.siteUrl}${localePrefixes[locale]}${to}` : to
  return redirectDocument(address, { headers: { 'set-cookie': localeCookie } })
}

const hasChosen = (request: Request) => /(^|;\s*)locale=/.test(request.headers.get('cookie') ?? '')
