import { plural } from '../plural.ts'
import type { Dictionary } from '../ru.ts'

export const uiMap: Dictionary['uiMap'] = {
  loading: 'Drawing the map…',
  failed: 'The map couldn’t be opened here. Everything on it is in the list.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  several: (count, written) => `${written} ${plural('en', count, { one: 'point', few: 'points', many: 'points', other: 'points' })}`,
  kilometres: 'km',
  metres: 'm',
  attribution: 'Borders: Natural Earth · Cities: GeoNames',
}
