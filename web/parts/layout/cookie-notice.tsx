import { localeCookieDays } from '../../../contract/platform/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'

const accept = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
  document.cookie = `cookie_notice=accepted; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax`
  document.documentElement.dataset.cookies = 'accepted'
}

/** A strip of two lines at most that covers nothing. An accepted notice is hidden before the first paint, so it never flashes. */
export const CookieNotice = () => {
  const t = useWords()
  return (
    <aside
      aria-label={t.layout.cookies.title}
      className="cookie-notice script-only flex items-center justify-center gap-x-3 border-b border-line bg-sunken px-4 print:hidden sm:py-1"
    >
      <p className="text-xs sm:text-sm">{t.layout.cookies.text}</p>
      <Button onClick={accept} look="plain" size="small" className="shrink-0">
        {t.layout.cookies.accept}
      </Button>
    </aside>
  )
}
