import type { SentFile } from '../../../contract/kit.ts'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Family, type Kind, kindOf } from './kinds.ts'
import { safeName } from './names.ts'
import { demands } from './purposes.ts'
import { type Frame, redraw } from './redraw.ts'

export type Examined = { name: string; mime: string; bytes: Uint8Array; width: number | null; height: number | null }
export type Wanted = { maxBytes: number; families: readonly Family[]; minWidth?: number; minHeight?: number; frame?: Frame }

/** A file as it may be kept for a purpose, or a refusal that says what is wrong with it. */
export const examineFor = (purpose: UploadPurpose, file: SentFile): Promise<Examined> => {
  const { minSide, ...demand } = demands[purpose]
  return examine(file, { ...demand, ...(minSide && { minWidth: minSide, minHeight: minSide }) })
}

export const examine = async ({ name, bytes }: SentFile, wanted: Wanted): Promise<Examined> => {
  refuseSize(bytes.byteLength, wanted.maxBytes)
  const kind = await kindOf(bytes)
  if (!kind || !wanted.families.includes(kind.family)) throw new Refusal('fileTypeRefused')
  if (kind.family !== 'picture') return { name: safeName(name, kind.ending), mime: kind.mime, bytes, width: null, height: null }
  return examinePicture({ name, bytes }, kind, wanted)
}

export const refuseSize = (size: number, maxBytes: number) => {
  if (size === 0) throw new Refusal('emptyFile')
  if (size > maxBytes) throw new Refusal('fileTooLarge')
}

const examinePicture = async ({ name, bytes }: SentFile, kind: Kind, { minWidth = 1, minHeight = 1, frame }: Wanted): Promise<Examined> => {
  const { ending, ...picture } = await redraw(bytes, kind, frame)
  if (picture.width < minWidth || picture.height < minHeight) throw new Refusal('pictureTooSmall')
  return { ...picture, name: safeName(name, ending) }
}
