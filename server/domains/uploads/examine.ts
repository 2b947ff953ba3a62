import type { SentFile } from '../../../contract/kit.ts'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Family, type Kind, kindOf } from './kinds.ts'
import { safeName } from './names.ts'
import { demands } from './purposes.ts'
import { type Frame, redraw } from './redraw.ts'

export type Examined = { name: string; mime: string; bytes: Uint8Array; width: number | null; height: number | null }
export type FileLimits = { maxBytes: number; families: readonly Family[]; minWidth?: number; minHeight?: number; frame?: Frame }

/** The file in its stored form, or a refusal with the reason. */
export const examineFor = (purpose: UploadPurpose, file: SentFile): Promise<Examined> => {
  const { minSide, ...demand } = demands[purpose]
  return examine(file, { ...demand, ...(minSide && { minWidth: minSide, minHeight: minSide }) })
}

export const examine = async ({ name, bytes }: SentFile, limits: FileLimits): Promise<Examined> => {
  refuseSize(bytes.byteLength, limits.maxBytes)
  const kind = await kindOf(bytes)
  if (!kind || !limits.families.includes(kind.family)) throw new Refusal('fileTypeRefused')
  if (kind.family !== 'picture') return { name: safeName(name, kind.ending), mime: kind.mime, bytes, width: null, height: null }
  return examinePicture({ name, bytes }, kind, limits)
}

export const refuseSize = (size: number, maxBytes: number) => {
  if (size === 0) throw new Refusal('emptyFile')
  if (size > maxBytes) throw new Refusal('fileTooLarge')
}

const examinePicture = async ({ name, bytes }: SentFile, kind: Kind, { minWidth = 1, minHeight = 1, frame }: FileLimits): Promise<Examined> => {
  const { ending, ...picture } = await redraw(bytes, kind, frame)
  if (picture.width < minWidth || picture.height < minHeight) throw new Refusal('pictureTooSmall')
  return { ...picture, name: safeName(name, ending) }
}
