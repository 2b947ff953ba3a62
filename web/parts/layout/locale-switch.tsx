import { useLocation } from 'react-router'
import { type Locale, languageTags, localePrefixes, locales } from '../../../contract/locales.ts'
import { localeCookieDays } from '../../../contract/platform/limits.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'

const remember = (locale: Locale) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
  document.cookie = `locale=${locale}; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax`
}

/** Links to the same page in other languages; a cookie stores the choice for a year. */
export const LocaleSwitch = ({ label }: { label?: string }) => {
  const t = useWords()
  const current = useLocale()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={label ?? t.layout.languages} className="flex rounded-lg">
      {locales.map((locale) => (
        <a
          key={locale}
          href={`${localePrefixes[locale]}${pathname === '/' && locale !== 'ru' ? '' : pathname}${search}` || '/'}
          lang={languageTags[locale]}
          hrefLang={languageTags[locale]}
          aria-current={locale === current ? 'true' : undefined}
          onClick={() => remember(locale)}
          className="flex min-h-9 min-w-9 items-center justify-center rounded-lg px-1.5 text-sm font-medium text-ink-soft hover:bg-sunken aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4"
        >
          {t.common.languages[locale].short}
          <span className="sr-only">{t.common.languages[locale].full}</span>
        </a>
      ))}
    </nav>
  )
}
