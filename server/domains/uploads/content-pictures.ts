import type { Pictures } from '../../kernel/content/content-routes.ts'
import { uploadUrl } from './address.ts'
import { claimUploads, releaseUploads } from './claim.ts'

/** Pictures of content tables. */
export const contentPictures: Pictures = { claim: claimUploads, release: releaseUploads, urlOf: uploadUrl }
