import { useSearchParams } from 'react-router'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { FoundMap } from '../../../ui/map/found-map.tsx'
import { placesAddress } from './address.ts'
import type { PlacesData } from './load.ts'

export const PlacesMap = ({ map }: { map: NonNullable<PlacesData['map']> }) => {
  const { mapLabel } = useWords().spaces
  const [params] = useSearchParams()
  const loadNear = async (bounds: string) => {
    const { view: _, ...filters } = placesAddress.query(params)
    const attempt = await browserApi('GET /places/map', { query: { ...filters, bounds } })
    return attempt.ok ? attempt.reply : null
  }
  return <FoundMap label={mapLabel} found={map} pathOf={paths.place} loadNear={loadNear} />
}
