import { z } from 'zod'
import { maxExpertScore } from '../experts/limits.ts'
import { locales } from '../locales.ts'
import { id, upload } from '../shapes.ts'

/** Requirements of the organizer for the space and for staff. */
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

/** Fields of a single event that list cards lack. */
export const eventDetails = {
  /** The score is the average of the expert; null before the first score, and for all viewers except organizers and staff. */
  experts: z.array(z.object({ id, score: z.int().min(0).max(maxExpertScore).nullable() })),
  /** Null for all viewers except organizers and staff. */
  requirements: requirements.nullable(),
  /** The age mark in years; null is none. */
  ageFrom: z.int().nullable(),
  /** Languages of the event; empty where they are not stated. */
  languages: z.array(z.enum(locales)),
  certificateText: z.string().nullable(),
  certificateBg: upload.nullable(),
  certificateDisplayQr: z.boolean(),
  contacts: z.array(z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable(), telegram: z.string().nullable() })),
  personalisation: z.object({
    cover: upload.nullable(),
    color: z.int().nullable(),
    contactInfo: z.string().nullable(),
    /** Null for all viewers except organizers and staff. */
    letterText: z.string().nullable(),
  }),
  /** Empty for all viewers except approved participants, organizers and staff. */
  materials: z.array(upload),
  surveyQuizId: id.nullable(),
  /** The address of the series that the event leads or belongs to; null if it has none, or its main event is not public. */
  sequenceUrl: z.string().nullable(),
  broadcast: z.boolean(),
  /** Null for all viewers except organizers and staff. */
  moderationComment: z.string().nullable(),
}
