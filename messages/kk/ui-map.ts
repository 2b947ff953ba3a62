import type { Dictionary } from '../ru.ts'

export const uiMap: Dictionary['uiMap'] = {
  loading: 'Картаны салып жатырмыз…',
  failed: 'Карта бұл жерде ашылмады. Ондағының бәрі тізімде бар.',
  zoomIn: 'Жақындату',
  zoomOut: 'Алыстату',
  several: (_count, written) => `${written} нүкте`,
  kilometres: 'км',
  metres: 'м',
  attribution: 'Шекаралар: Natural Earth · Қалалар: GeoNames',
}
