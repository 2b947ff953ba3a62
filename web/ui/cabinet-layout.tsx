import type { ReactNode } from 'react'

type Props = {
  title: string
  /** A `SideNavigation`. */
  navigation: ReactNode
  /** The only filled action of the view. */
  action?: ReactNode
  tabs?: ReactNode
  filters?: ReactNode
  /** The navigation has the same name for the screen: a phone, where it stands above, shows it once. */
  isNamedInNavigation?: boolean
  /** Forms and reading: content of 640 px. */
  isNarrow?: boolean
  /** A `SidePanel` is open: from 1280 px the content ends where it begins, so that both are in sight. */
  hasPanel?: boolean
  children: ReactNode
}

/** A screen of a cabinet: its parts at the side, a heading row with one action, tabs, filters and the content, all compact. */
export const CabinetLayout = ({
  title,
  navigation,
  action,
  tabs,
  filters,
  isNamedInNavigation = false,
  isNarrow = false,
  hasPanel = false,
  children,
}: Props) => (
  <div data-density="compact" className="frame grid gap-4 py-4 lg:gap-6 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-x-8 lg:py-12">
    <div className="min-w-0 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:-m-2 lg:self-start lg:overflow-y-auto lg:p-2">{navigation}</div>
    <div className={`flex min-w-0 flex-col gap-4 sm:gap-6 ${isNarrow ? 'max-w-160' : ''} ${hasPanel ? besidePanel : ''}`}>
      <header className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${isNamedInNavigation && !action ? 'max-lg:sr-only' : ''}`}>
        <h1 className={`min-w-0 text-2xl font-semibold wrap-anywhere ${isNamedInNavigation ? 'max-lg:sr-only' : ''}`}>{title}</h1>
        {action}
      </header>
      {tabs}
      {filters}
      {children}
    </div>
  </div>
)

/** The panel is 480 px wide, and the frame at most 1216. */
const besidePanel = 'xl:pr-[max(0px,calc(30.5rem-max(0px,(100vw-78rem)/2)))]'
