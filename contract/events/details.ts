import { z } from 'zod'
import { id, upload } from '../shapes.ts'

const maxExpertScore = 100

/** What the organizer asks of the space and of staff. */
const requirements = z.object({
  screen: z.boolean(),
  catering: z.boolean(),
  parking: z.boolean(),
  microphones: z.int(),
  tables: z.int(),
  chairs: z.int(),
  broadcast: z.boolean(),
  comment: z.string().nullable(),
  proposeToMain: z.boolean(),
  requestCityDigest: z.boolean(),
  requestInfoMailing: z.boolean(),
  addToContest: z.boolean(),
})

/** Fields of a single event that cards of lists lack. */
export const eventDetails = {
  /** The score is the average the expert gave; null before the first one, and for everyone but organizers and staff. */
  experts: z.array(z.object({ id, score: z.int().min(0).max(maxExpertScore).nullable() })),
  /** Null for everyone but organizers and staff. */
  requirements: requirements.nullable(),
  certificateText: z.string().nullable(),
  certificateBg: upload.nullable(),
  certificateDisplayQr: z.boolean(),
}
