import { useContext } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/**
 * Returns a function that tells whether the user is on the way to another page. The router knows it from the press on;
 * `useNavigation` tells it after a render, which may come later than a timer.
 */
export const useIsLeaving = (): (() => boolean) => {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return () => {
    const { location, navigation } = router?.state ?? {}
    return navigation?.location !== undefined && navigation.location.pathname !== location?.pathname
  }
}
