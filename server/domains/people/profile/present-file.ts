import type { z } from 'zod'
import type { userFile } from '../../../../contract/people/profile.ts'
import { presentUpload } from '../../uploads/present.ts'
import type { FileRow } from './files-store.ts'

export const presentFile = ({ id, title, created_at, upload_id, name, size, mime }: FileRow): z.output<typeof userFile> => ({
  id,
  title,
  upload: presentUpload({ id: upload_id, name, size, mime }),
  createdAt: created_at.toISOString(),
})
