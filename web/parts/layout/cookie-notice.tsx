import { localeCookieDays } from '../../../contract/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'

const accept = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
  document.cookie = `cookie_notice=accepted; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax`
  document.documentElement.dataset.cookies = 'accepted'
}

/** Told once; what was accepted is known before the first paint, so it never flashes again. */
export const CookieNotice = () => {
  const t = useWords()
  return (
    <aside
      aria-label={t.layout.cookies.title}
      className="cookie-notice script-only print:hidden fixed right-4 bottom-4 left-4 z-40 flex max-sm:top-20 max-sm:bottom-auto flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface p-4 shadow-raised sm:left-auto sm:max-w-md"
    >
      <p className="text-sm">{t.layout.cookies.text}</p>
      <Button onClick={accept} className="ml-auto">
        {t.layout.cookies.accept}
      </Button>
    </aside>
  )
}
