import { useSearchParams } from 'react-router'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ViewportMap } from '../../../ui/map/viewport-map.tsx'
import { placesAddress } from './address.ts'
import type { PlacesData } from './load.ts'

/** The places that match the filters. */
export const PlacesMap = ({ map }: { map: NonNullable<PlacesData['map']> }) => {
  const { mapLabel } = useWords().spaces
  const [params] = useSearchParams()
  const load = async (bounds: string) => {
    const { view: _, ...filters } = placesAddress.query(params)
    const attempt = await browserApi('GET /places/map', { query: { ...filters, bounds } })
    return attempt.ok ? attempt.reply : null
  }
  return <ViewportMap label={mapLabel} found={map.found} labels={map.labels} toOf={paths.place} load={load} className="mb-6 h-[60dvh] min-h-80" />
}
