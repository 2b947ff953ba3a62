import type { ReactNode } from 'react'

type Props = {
  title: string
  /** A `SideNavigation`. */
  navigation: ReactNode
  /** The only filled action of the view. */
  action?: ReactNode
  tabs?: ReactNode
  filters?: ReactNode
  /** Forms and reading: content of 640 px. */
  isNarrow?: boolean
  children: ReactNode
}

/** A screen of a cabinet: its parts at the side, a heading row with one action, tabs, filters and the content, all compact. */
export const CabinetLayout = ({ title, navigation, action, tabs, filters, isNarrow = false, children }: Props) => (
  <div data-density="compact" className="frame grid gap-6 py-8 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-x-8 lg:py-12">
    <div className="min-w-0 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:-m-2 lg:self-start lg:overflow-y-auto lg:p-2">{navigation}</div>
    <div className={`flex min-w-0 flex-col gap-6 ${isNarrow ? 'max-w-160' : ''}`}>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {action}
      </header>
      {tabs}
      {filters}
      {children}
    </div>
  </div>
)
