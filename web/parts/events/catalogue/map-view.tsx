import type { ReactNode } from 'react'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ViewportMap } from '../../../ui/map/viewport-map.tsx'
import type { CatalogueData } from './load.ts'

type Props = { map: NonNullable<CatalogueData['map']>; children: ReactNode }

/** The map beside the list, on narrow screens above it. */
export const MapView = ({ map: { found, labels, query }, children }: Props) => {
  const { views } = useWords().events
  const load = async (bounds: string) => {
    const attempt = await browserApi('GET /events/map', { query: { ...query, bounds } })
    return attempt.ok ? attempt.reply : null
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="mb-6 lg:order-last">
        <ViewportMap
          label={views.onMap}
          found={found}
          labels={labels}
          toOf={paths.event}
          load={load}
          className="h-[45dvh] min-h-72 lg:sticky lg:top-20 lg:h-[calc(100dvh-7rem)]"
        />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
