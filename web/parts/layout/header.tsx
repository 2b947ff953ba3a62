import { Menu as MenuIcon, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { CachedPart } from '../../kernel/cached-part.tsx'
import { later } from '../../kernel/later.tsx'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SignInLink } from '../accounts/sign-in-link.tsx'
import { LocaleSwitch } from './locale-switch.tsx'
import { Logo } from './logo.tsx'
import { headerItems } from './navigation.ts'
import { SearchMenu } from './search-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const UserTools = later('parts/layout/user-tools.tsx', async () => (await import('./user-tools.tsx')).UserTools)

const item = 'rounded-lg px-3 py-2 font-medium whitespace-nowrap hover:bg-sunken aria-[current=page]:text-accent'

export const Header = () => {
  const t = useWords()
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden">
      <div className="frame flex h-16 items-center gap-1 sm:gap-4">
        <CachedPart of="navigation" at={pathname} className="contents">
          <Navigation />
        </CachedPart>
        <div className="ml-auto flex items-center sm:gap-2">
          <CachedPart of="switches" at={pathname + search} className="hidden items-center gap-1 sm:flex">
            <LocaleSwitch />
            <ThemeSwitch />
          </CachedPart>
          <SearchMenu />
          <CreateEvent isVisitor={!viewer} />
          {viewer ? (
            <Suspense>
              <UserTools viewer={viewer} />
            </Suspense>
          ) : (
            <>
              <SignInLink look="plain">{t.layout.signIn}</SignInLink>
              <span className="hidden md:block">
                <ButtonLink to={paths.registration()} look="quiet">
                  {t.layout.register}
                </ButtonLink>
              </span>
            </>
          )}
          <CachedPart of="menu" at={pathname + search} className="contents">
            <PhoneMenu />
          </CachedPart>
        </div>
      </div>
    </header>
  )
}

/** On a phone the menu has it instead. Visitors sign in first and come back to the wizard (V055). */
const CreateEvent = ({ isVisitor }: { isVisitor: boolean }) => {
  const { createEvent } = useWords().layout
  return (
    <span className="hidden sm:block">
      <ButtonLink to={isVisitor ? paths.login(paths.createEvent()) : paths.createEvent()} look="quiet" className="px-2.5!" title={createEvent}>
        <Plus className="size-5" aria-hidden="true" />
        <span className="sr-only">{createEvent}</span>
      </ButtonLink>
    </span>
  )
}

const Navigation = () => {
  const t = useWords()
  return (
    <>
      <Link to={paths.home()} className="rounded-lg" aria-label={t.layout.toHome}>
        <Logo />
      </Link>
      <nav aria-label={t.layout.mainNavigation} className="ml-2 hidden items-center xl:flex">
        <NavigationLinks />
      </nav>
    </>
  )
}

const NavigationLinks = () => {
  const { navigation } = useWords().layout
  return headerItems.map(({ path, name }) => (
    <NavLink key={path} to={path} end className={item}>
      {navigation[name]}
    </NavLink>
  ))
}

const PhoneMenu = () => {
  const t = useWords()
  return (
    <div className="xl:hidden">
      <Menu
        align="right"
        summaryClass="flex size-11 items-center justify-center rounded-xl hover:bg-sunken"
        panelClass="w-64 p-3"
        label={
          <>
            <MenuIcon className="size-6" aria-hidden="true" />
            <span className="sr-only">{t.layout.menu}</span>
          </>
        }
      >
        <nav aria-label={t.layout.mainNavigation} className="flex flex-col">
          <NavigationLinks />
        </nav>
        <Link to={paths.createEvent()} className={`${item} mt-2 flex items-center gap-2 border-t border-line text-accent sm:hidden`}>
          <Plus className="size-5" aria-hidden="true" />
          {t.layout.createEvent}
        </Link>
        <div className="mt-2 flex items-center justify-between border-t border-line pt-3 sm:hidden">
          <LocaleSwitch />
          <ThemeSwitch />
        </div>
      </Menu>
    </div>
  )
}
