import { z } from 'zod'
import { id } from './shapes.ts'

const corners = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90), z.number().min(-180).max(180), z.number().min(-90).max(90)])

/** `west,south,east,north` in degrees, as in GeoJSON; west is greater than east across the date line. */
export const bounds = z
  .string()
  .max(200)
  .transform((text) => text.split(',').map((part) => (/^-?\d{1,3}(\.\d{1,20})?$/.test(part.trim()) ? Number(part) : Number.NaN)))
  .pipe(corners)
  .transform(([west, south, east, north]) => ({ west, south, east, north }))
export type Bounds = z.output<typeof bounds>

export const viewport = { bounds: bounds.optional() }

export const mapReply = z.object({
  points: z.array(z.object({ id, name: z.string(), lat: z.number(), lng: z.number() })),
  /** Cities with the number of their points. Filled instead of the points where there are too many. */
  cities: z.array(z.object({ id, name: z.string(), count: z.int(), lat: z.number(), lng: z.number() })),
})
