import { Link, Outlet } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Logo } from './logo.tsx'

/** A layout with the logo and the page only. */
export default function SimpleLayout() {
  const t = useWords()
  return (
    <div className="flex min-h-dvh flex-col items-center gap-10 px-4 py-10">
      <header>
        <Link to={paths.home()} aria-label={t.layout.toHome} className="rounded-lg">
          <Logo />
        </Link>
      </header>
      <main className="w-full max-w-md">
        <Outlet />
      </main>
    </div>
  )
}
