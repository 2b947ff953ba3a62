import { localeCookieDays } from '../../../contract/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'

const accept = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
  document.cookie = `cookie_notice=accepted; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax`
  document.documentElement.dataset.cookies = 'accepted'
}

/**
 * Told once; what was accepted is known before the first paint, so it never flashes again. Where room is scarce it is a strip of
 * the page and lies over nothing; on a desk it waits in a corner, under whatever opens.
 */
export const CookieNotice = () => {
  const t = useWords()
  return (
    <aside
      aria-label={t.layout.cookies.title}
      className="cookie-notice script-only flex items-center justify-center gap-4 border-b border-line bg-sunken px-4 py-2.5 lg:fixed lg:right-4 lg:bottom-4 lg:z-20 lg:max-w-md lg:rounded-2xl lg:border lg:bg-surface lg:p-4 lg:shadow-raised print:hidden"
    >
      <p className="text-sm">{t.layout.cookies.text}</p>
      <Button onClick={accept} className="shrink-0">
        {t.layout.cookies.accept}
      </Button>
    </aside>
  )
}
