import type { Ctx } from '../../kernel/call.ts'
import { qrPng } from '../../kernel/qr-picture.ts'
import { personalCode } from '../accounts/personal-code.ts'

export const ownPersonalCode = async ({ db, actor }: Ctx<'GET /owner/personal-code'>) => ({ code: await personalCode(db, actor.id) })

/** The personal code as a picture for an entrance (V368). */
export const ownQrCode = async ({ db, actor }: Ctx<'GET /owner/qr-code'>) => ({
  name: 'qr-code.png',
  mediaType: 'image/png',
  bytes: await qrPng(await personalCode(db, actor.id)),
})
