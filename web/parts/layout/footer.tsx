import { MessageCircle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useApiBase } from '../../kernel/api-base.ts'
import { CachedPart } from '../../kernel/cached-part.tsx'
import { useRootData } from '../../kernel/root-data.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { callPaths, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LocaleSwitch } from './locale-switch.tsx'
import { Logo } from './logo.tsx'
import { headerItems } from './navigation.ts'

/** Content pages that each installation has. */
const pages = ['about', 'rules', 'privacy', 'contacts'] as const

const link = 'inline-block max-w-full py-1 hyphens-auto wrap-anywhere hover:text-accent hover:underline'

export const Footer = () => {
  const { pathname, search } = useLocation()
  const hasInbox = useRootData()?.hasInbox === true
  const answers = useViewer()?.supportAnswers ?? 0
  return (
    <CachedPart of={['footer', hasInbox, answers]} at={pathname + search} className="contents">
      <FooterContent hasInbox={hasInbox} answers={answers} />
    </CachedPart>
  )
}

const FooterContent = ({ hasInbox, answers }: { hasInbox: boolean; answers: number }) => {
  const { layout, common } = useWords()
  const apiBase = useApiBase()
  return (
    <footer className="mt-12 border-t sm:mt-16 border-line bg-sunken print:hidden">
      <div className="frame grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-8 py-8 sm:grid-cols-2 sm:gap-x-8 sm:py-12 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-3 max-lg:col-span-2">
          <Logo />
          <p className="max-w-xs text-ink-soft">{common.tagline}</p>
          <ChatLink answers={answers} />
        </div>
        <nav aria-label={layout.footerNavigation}>
          <Heading>{layout.footer.sections}</Heading>
          <ul>
            {headerItems.map(({ path, name }) => (
              <Item key={path} to={path} name={layout.navigation[name]} />
            ))}
            <Item to={paths.eventsOnline()} name={layout.online} />
            <Item to={paths.teams()} name={layout.teams} />
          </ul>
        </nav>
        <nav aria-label={layout.aboutPages}>
          <Heading>{layout.footer.help}</Heading>
          <ul>
            <Item to={paths.support()} name={layout.support} />
            {pages.map((page) => (
              <Item key={page} to={paths.page(page)} name={layout.pages[page]} />
            ))}
          </ul>
        </nav>
        <div className="max-lg:col-span-2">
          <Heading>{layout.footer.more}</Heading>
          <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-6">
            <Item to={paths.certificateValidation()} name={layout.checkCertificate} />
            <li>
              <a href={callPaths(apiBase).apiDocs()} className={link}>
                {layout.forDevelopers}
              </a>
            </li>
            {hasInbox && <Item to={paths.inbox()} name={layout.inbox} />}
          </ul>
        </div>
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4 text-sm">
          <p className="text-ink-soft">
            {layout.footer.operator}{' '}
            <Link to={paths.page('contacts')} className="text-accent underline underline-offset-4">
              {layout.footer.whoWeAre}
            </Link>
          </p>
          <div className="-ml-1.5">
            <LocaleSwitch label={layout.languagesBelow} />
          </div>
        </div>
      </div>
    </footer>
  )
}

const highestNumber = 9

/** In the footer, where it covers nothing, with the number of unread answers. */
const ChatLink = ({ answers }: { answers: number }) => {
  const { layout } = useWords()
  return (
    <ButtonLink to={paths.supportMessages()} look="quiet" className="mt-1 self-start">
      <MessageCircle className="size-5" aria-hidden="true" />
      {layout.supportChat}
      {answers > 0 && (
        <>
          <span
            data-unread
            className="min-w-6 rounded-full bg-accent px-1.5 text-center text-sm leading-6 font-semibold text-on-accent"
            aria-hidden="true"
          >
            {answers > highestNumber ? `${highestNumber}+` : answers}
          </span>
          <span className="sr-only">{layout.supportAnswers(answers)}</span>
        </>
      )}
    </ButtonLink>
  )
}

const Heading = ({ children }: { children: string }) => <h2 className="mb-1 text-sm font-normal tracking-normal text-ink-soft">{children}</h2>

const Item = ({ to, name }: { to: string; name: string }) => (
  <li>
    <Link to={to} className={link}>
      {name}
    </Link>
  </li>
)
