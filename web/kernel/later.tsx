import { type ComponentType, createContext, lazy, use } from 'react'
import { untilOnline } from './connection/until-online.ts'

/** The sources of the parts that a page shows, so that its browser loads them beside the entry. */
export const UsedPartsContext = createContext<Set<string> | null>(null)

const loads: Promise<void>[] = []

/** Resolves when the server can render every part. */
export const allParts = () => Promise.all(loads)

/**
 * A part of a page whose scripts are loaded only where it is shown. The server renders it as any other part; a browser shows that
 * markup until the scripts are there. It stands in a `Suspense`. The source is a path under `web/`.
 */
export const later = <Props extends object>(source: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await untilOnline(load) }))
  let Part: ComponentType<Props> | undefined
  loads.push(
    load().then((loaded) => {
      Part = loaded
    }),
  )
  return (props) => {
    use(UsedPartsContext)?.add(source)
    if (!Part) throw new Error(`${source} is rendered before it is loaded`)
    return <Part {...props} />
  }
}
