import type { z } from 'zod'
import type { city } from '../../../contract/reference/reference.ts'

type CityRow = { id: number; name: string; region_id: number; region: string; zone: string; lat: number; lng: number }

export const presentCity = (row: CityRow): z.output<typeof city> => ({
  id: row.id,
  name: row.name,
  regionId: row.region_id,
  region: row.region,
  timezone: row.zone,
  geo: { lat: row.lat, lng: row.lng },
})
