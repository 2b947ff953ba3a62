import { lazy, type ReactNode, Suspense, useState } from 'react'
import { later } from '../../kernel/later.tsx'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { LoadingBar } from '../../ui/loading-bar.tsx'
import { SignInContext } from '../accounts/sign-in-link.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NextScreen } from './next-screen.tsx'

/** Visitors load none of it. */
const Obligations = later('parts/obligations/obligations.tsx', async () => (await import('../obligations/obligations.tsx')).Obligations)
const SignInDialog = lazy(async () => ({ default: (await import('../accounts/sign-in-dialog.tsx')).SignInDialog }))

/** Header, page, footer and the dialogs over them. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const t = useWords()
  const viewer = useViewer()
  const [signIn, setSignIn] = useState<{ returnUrl: string | undefined } | null>(null)
  // closed in the commit that shows the signed-in page, because a modal dialog would take the focus from it
  if (signIn && viewer) setSignIn(null)
  return (
    <SignInContext value={(returnUrl) => setSignIn({ returnUrl })}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2"
      >
        {t.layout.skipToContent}
      </a>
      <LoadingBar label={t.layout.loading} />
      <div className="flex min-h-dvh flex-col">
        <Header />
        <CookieNotice />
        {viewer && (
          <Suspense>
            <Obligations viewer={viewer} />
          </Suspense>
        )}
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
        <NextScreen />
      </div>
      {signIn && (
        <Suspense>
          <SignInDialog returnUrl={signIn.returnUrl} onClose={() => setSignIn(null)} />
        </Suspense>
      )}
    </SignInContext>
  )
}
