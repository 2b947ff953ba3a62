import type { Ctx } from '../../kernel/call.ts'
import { qrPng } from '../../kernel/qr-picture.ts'
import { doorCode, revokeCodes } from '../accounts/door-code.ts'
import { personalCode } from '../accounts/personal-code.ts'

export const ownPersonalCode = async ({ db, actor }: Ctx<'GET /owner/personal-code'>) => ({ code: await personalCode(db, actor.id) })

/** The personal code as a picture for an entrance (V368). */
export const ownQrCode = async ({ db, actor, now, query }: Ctx<'GET /owner/qr-code'>) => ({
  name: 'qr-code.png',
  mediaType: 'image/png',
  bytes: await qrPng(query.live ? await doorCode(db, actor.id, now) : await personalCode(db, actor.id)),
})

export const revokeOwnCodes = async ({ db, actor, now }: Ctx<'POST /owner/qr-code/revoke'>) => {
  await revokeCodes(db, actor.id, now)
  return { ok: true as const }
}
