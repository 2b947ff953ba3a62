import { Link, useLocation } from 'react-router'
import { useApiBase } from '../../kernel/api-base.ts'
import { CachedPart } from '../../kernel/cached-part.tsx'
import { useRootData } from '../../kernel/root-data.ts'
import { useWords } from '../../kernel/words.tsx'
import { callPaths, paths } from '../../paths.ts'
import { LocaleSwitch } from './locale-switch.tsx'
import { Logo } from './logo.tsx'
import { headerItems } from './navigation.ts'

/** Content pages that each installation has. */
const pages = ['help', 'about', 'rules', 'privacy', 'contacts'] as const

const link = 'inline-block py-1 hover:text-accent hover:underline'

export const Footer = () => {
  const { pathname, search } = useLocation()
  const hasInbox = useRootData()?.hasInbox === true
  return (
    <CachedPart of={['footer', hasInbox]} at={pathname + search} className="contents">
      <FooterContent hasInbox={hasInbox} />
    </CachedPart>
  )
}

const FooterContent = ({ hasInbox }: { hasInbox: boolean }) => {
  const t = useWords()
  const apiBase = useApiBase()
  return (
    <footer className="mt-12 border-t sm:mt-16 border-line bg-sunken print:hidden">
      <div className="frame grid grid-cols-[1fr_auto] gap-x-4 gap-y-8 py-8 sm:grid-cols-2 sm:gap-x-8 sm:py-12 lg:grid-cols-4">
        <div className="flex flex-col gap-3 max-sm:col-span-2">
          <Logo />
          <p className="max-w-xs text-ink-soft">{t.common.tagline}</p>
        </div>
        <nav aria-label={t.layout.footerNavigation}>
          <ul>
            {headerItems.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} className={link}>
                  {t.layout.navigation[name]}
                </Link>
              </li>
            ))}
            <li>
              <Link to={paths.eventsOnline()} className={link}>
                {t.layout.online}
              </Link>
            </li>
            <li>
              <Link to={paths.teams()} className={link}>
                {t.layout.teams}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t.layout.aboutPages}>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <Link to={paths.page(page)} className={link}>
                  {t.layout.pages[page]}
                </Link>
              </li>
            ))}
            <li>
              <Link to={paths.certificateValidation()} className={link}>
                {t.layout.checkCertificate}
              </Link>
            </li>
          </ul>
        </nav>
        <div className="flex flex-col items-start gap-2 max-sm:col-span-2">
          <div className="-ml-1.5">
            <LocaleSwitch label={t.layout.languagesBelow} />
          </div>
          <a href={callPaths(apiBase).apiDocs()} className={link}>
            {t.layout.forDevelopers}
          </a>
          {hasInbox && (
            <Link to={paths.inbox()} className={link}>
              {t.layout.inbox}
            </Link>
          )}
        </div>
      </div>
    </footer>
  )
}
