import { bannerBytes, uploadBytes } from '../../../contract/limits.ts'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import type { Family } from './kinds.ts'

type Demand = { maxBytes: number; families: readonly Family[]; minSide?: number }

const pictures = ['picture'] as const
const anything = ['picture', 'pdf', 'document'] as const
const minSide = 400

/** Requirements for a file by purpose (V250, V252, V253, A107, A108). */
export const demands: Record<UploadPurpose, Demand> = {
  default: { maxBytes: uploadBytes, families: anything },
  document: { maxBytes: uploadBytes, families: anything },
  video: { maxBytes: uploadBytes, families: anything },
  file: { maxBytes: uploadBytes, families: anything },
  export: { maxBytes: uploadBytes, families: anything },
  consent: { maxBytes: uploadBytes, families: ['picture', 'pdf'] },
  inquiry: { maxBytes: uploadBytes, families: anything },
  support: { maxBytes: uploadBytes, families: anything },
  appeal: { maxBytes: uploadBytes, families: anything },
  quizAnswer: { maxBytes: uploadBytes, families: anything },
  photo: { maxBytes: uploadBytes, families: pictures },
  logo: { maxBytes: uploadBytes, families: pictures },
  banner: { maxBytes: bannerBytes, families: pictures, minSide },
  cover: { maxBytes: bannerBytes, families: pictures, minSide },
}

/**
 * Only the owner and staff may read files for these purposes, and organizers those of inquiries about their events. The files of answers
 * are for the owner and the editors of the quiz, documents of requests for admin rights for the admins of the organization too. Files of messages to the support have no other readers.
 */
export const privatePurposes: readonly string[] = ['consent', 'export', 'inquiry', 'quizAnswer', 'appeal', 'support'] satisfies UploadPurpose[]
