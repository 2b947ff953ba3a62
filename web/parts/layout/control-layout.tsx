import { Building2, ScanQrCode, SquareArrowOutUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { LoadingBar } from '../../ui/loading-bar.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** A bar with the two screens of the door, and the page: for phones and tablets in the hands of space staff. Its controls are 56 px high. */
export default function ControlLayout() {
  const t = useWords()
  return (
    <>
      <LoadingBar label={t.layout.loading} />
      <div data-layout="control" className="flex min-h-dvh flex-col [--control:3.5rem]">
        <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden">
          <nav aria-label={t.control.layout.label} className="frame flex h-16 items-center gap-1 sm:gap-2">
            <ScreenLink to={paths.control()} Icon={Building2}>
              {t.control.layout.spaces}
            </ScreenLink>
            <ScreenLink to={paths.scanner()} Icon={ScanQrCode}>
              {t.control.layout.scanner}
            </ScreenLink>
            <span className="ml-auto flex items-center gap-1 [&_button]:size-14">
              <ThemeSwitch />
              <NavLink to={paths.home()} end className={link} title={t.control.layout.toSite}>
                <SquareArrowOutUpRight className="size-5" aria-hidden="true" />
                <span className="max-sm:sr-only">{t.control.layout.toSite}</span>
              </NavLink>
            </span>
          </nav>
        </header>
        <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
          <Outlet />
        </main>
      </div>
    </>
  )
}

const link =
  'inline-flex min-h-14 min-w-14 items-center justify-center gap-2 rounded-xl px-3 font-medium hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent'

const ScreenLink = ({ to, Icon, children }: { to: string; Icon: typeof Building2; children: ReactNode }) => (
  <NavLink to={to} end className={link}>
    <Icon className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
    {children}
  </NavLink>
)
