import { useLocation, useNavigation } from 'react-router'
import { splitLocale } from '../../../contract/locales.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The shapes of screens; an address without a shape has the one of a form. */
const shapes: [pattern: RegExp, shape: keyof typeof skeletons][] = [
  [/^\/(?:events(?:\/(?:online|competition))?|users)$/, 'catalogue'],
  [/^\/(?:events|users)\/\d+$/, 'page'],
  [/^\/admin(?:\/outbox)?$/, 'cabinet'],
]

/**
 * The skeleton of the next screen, over the current one, when a navigation takes more than 300 ms. The current screen stays
 * mounted: a failed navigation loses nothing. A changed filter or a sent form keeps the screen in sight.
 */
export const NextScreen = () => {
  const { pathname } = useLocation()
  const { state, location, formMethod } = useNavigation()
  if (state !== 'loading' || formMethod !== undefined) return null
  const { path } = splitLocale(location.pathname)
  if (path === pathname) return null
  const shape = shapes.find(([pattern]) => pattern.test(path))?.[1] ?? 'form'
  return (
    <div aria-hidden="true" className="next-screen fixed inset-0 top-16 z-20 overflow-hidden bg-paper print:hidden">
      {skeletons[shape]}
    </div>
  )
}

const skeletons = {
  catalogue: (
    <div className="frame flex flex-col gap-6 py-10">
      <Skeleton shape="title" className="w-64" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        <Skeleton shape="card" count={8} />
      </div>
    </div>
  ),
  page: (
    <div className="frame flex flex-col gap-6 py-10">
      <Skeleton shape="card" />
      <Skeleton shape="title" className="w-2/3" />
      <Skeleton shape="text" count={6} />
    </div>
  ),
  cabinet: (
    <div className="frame flex flex-col gap-4 py-10">
      <Skeleton shape="title" className="w-64" />
      <Skeleton shape="row" count={7} />
    </div>
  ),
  form: (
    <div className="frame-narrow flex flex-col gap-6 py-10">
      <Skeleton shape="title" className="w-64" />
      <Skeleton shape="row" count={4} />
    </div>
  ),
}
