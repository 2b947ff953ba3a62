import { PointMap } from '../../../ui/map/point-map.tsx'

const points = [
  { id: 1, name: 'Атриум', lat: 55.796, lng: 49.106, to: '/kit' },
  { id: 2, name: 'Каминный зал', lat: 55.79, lng: 49.12, to: '/kit' },
  { id: 3, name: 'Девятая линия', lat: 55.83, lng: 49.07, to: '/kit' },
]
const content = { points, groups: [], labels: [{ name: 'Казань', lat: 55.7887, lng: 49.1221 }] }

export const MapExample = () => <PointMap label="Казань" content={content} className="h-96" />
