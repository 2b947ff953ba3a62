import { useNavigation } from 'react-router'

/** A thin line at the top of the page during a navigation of more than 150 ms; the delay is the animation's. */
export const LoadingBar = ({ label }: { label: string }) => {
  const isLoading = useNavigation().state === 'loading'
  return isLoading && <div role="progressbar" aria-label={label} className="loading-bar fixed inset-x-0 top-0 z-50 h-0.75 bg-accent print:hidden" />
}
