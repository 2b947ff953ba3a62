import { plural } from '../plural.ts'

/** Maps. */
export const uiMap = {
  loading: 'Рисуем карту…',
  failed: 'Карта здесь не открылась. Всё, что на ней, есть в списке.',
  zoomIn: 'Ближе',
  zoomOut: 'Дальше',
  several: (count: number, written: string) => `${written} ${plural('ru', count, { one: 'точка', few: 'точки', many: 'точек', other: 'точки' })}`,
  kilometres: 'км',
  metres: 'м',
  attribution: 'Границы: Natural Earth · Города: GeoNames',
}
