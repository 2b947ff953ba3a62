import { type ReactNode, useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { SignInDialog } from '../accounts/sign-in-dialog.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SignInContext } from './sign-in-link.tsx'

/** Header, page, footer and what may lie over them. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const t = useWords()
  const [isSigningIn, setSigningIn] = useState(false)
  return (
    <SignInContext value={() => setSigningIn(true)}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2"
      >
        {t.layout.skipToContent}
      </a>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <CookieNotice />
      {isSigningIn && <SignInDialog onClose={() => setSigningIn(false)} />}
    </SignInContext>
  )
}
