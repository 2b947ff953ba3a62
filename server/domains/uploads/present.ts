import type { z } from 'zod'
import type { upload } from '../../../contract/shapes.ts'
import { uploadUrl } from './address.ts'

type UploadRow = { id: string; name: string; size: number; mime: string }

export const presentUpload = ({ id, name, size, mime }: UploadRow): z.output<typeof upload> => ({
  uploadId: id,
  url: uploadUrl(id),
  name,
  size,
  mime,
})
