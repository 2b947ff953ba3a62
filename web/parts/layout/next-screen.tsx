import { lazy, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { splitLocale } from '../../../contract/locales.ts'
import { untilOnline } from '../../kernel/connection/until-online.ts'
import type { Shape } from './next-screen-shape.tsx'

/** `web/entry.client.tsx` loads it once the page is at rest. */
const NextScreenShape = lazy(async () => ({ default: (await untilOnline(() => import('./next-screen-shape.tsx'))).NextScreenShape }))

/** The shapes of screens; an address without a shape has the one of a form. */
const shapes: [pattern: RegExp, shape: Shape][] = [
  [/^\/(?:events(?:\/(?:online|competition))?|users|teams|organizations)$/, 'catalogue'],
  [/^\/(?:events|users|teams|organizations)\/\d+$/, 'page'],
  [/^\/admin(?:\/(?:outbox|mail))?$/, 'cabinet'],
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
      <Suspense>
        <NextScreenShape shape={shape} />
      </Suspense>
    </div>
  )
}
