import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while a page hydrates, then true: fields become richer than their native elements. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
