import { Outlet } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { LoadingBar } from '../../ui/loading-bar.tsx'

/** A full screen without header and footer, for phones of players and the projector of the host (R086). */
export default function FastQuizLayout() {
  const t = useWords()
  return (
    <>
      <LoadingBar label={t.layout.loading} />
      <main data-layout="fast-quiz" className="flex min-h-dvh flex-col">
        <Outlet />
      </main>
    </>
  )
}
