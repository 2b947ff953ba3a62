import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { splitLocale } from '../../contract/locales.ts'
import { paths } from '../paths.ts'
import { type Typed, textOf, typedIn } from './form-data.ts'

/** A form that was not saved because the session had ended; `address` is the page of the form. */
export type ExpiredForm = { userId: number; address: string; typed: Typed }

const key = 'expiredForm'

/** The user of this browser page, because a session that has ended no longer names one. */
let pageUserId: number | null = null

/** Another user never gets the values of the previous one. */
export const setFormUser = (userId: number | null) => {
  pageUserId = userId
  if (userId !== null && expiredForm()?.userId !== userId) discardExpiredForm()
}

/** Stores the typed values of a form that is answered with sign-in, without secrets and files, until the user is back. */
export const storeExpiredForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const posted = request.method === 'GET' ? null : request.clone()
  const results = await next()
  const address = Object.values(results)
    .map(({ result }) => returnAddress(result))
    .find((found) => found !== null)
  if (posted && address && pageUserId !== null) saveExpired({ userId: pageUserId, address, form: await posted.formData() })
  return results
}

/** The page to which a redirect to sign-in returns. */
const returnAddress = (result: unknown): string | null => {
  if (!(result instanceof Response)) return null
  const [pathname = '', query] = (result.headers.get('location') ?? '').split('?')
  return splitLocale(pathname).path === paths.login() ? new URLSearchParams(query).get('returnUrl') : null
}

const saveExpired = ({ userId, address, form }: { userId: number; address: string; form: FormData }) => {
  if (textOf(form, 'intent') !== '') sessionForms()?.setItem(key, JSON.stringify({ userId, address, typed: typedIn(form) }))
}

export const expiredForm = (): ExpiredForm | null => {
  const text = sessionForms()?.getItem(key)
  // only `saveExpired` writes this key
  return text ? (JSON.parse(text) as ExpiredForm) : null
}

export const discardExpiredForm = () => sessionForms()?.removeItem(key)

/** The storage of this tab; null if the user has forbidden it, or on the server. */
const sessionForms = (): Storage | null => {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
