import { userStatuses } from '../../../../contract/limits.ts'
import type { Ctx } from '../../../kernel/call.ts'
import { uploadUrl } from '../../uploads/address.ts'
import { storeUpload } from '../../uploads/store-upload.ts'
import { ageObstacle, moscowDate, statusAtSignUp } from '../rules.ts'
import { cityByName, type ExternalRow, findOwnExternalAccount, mergedUser, mergeIntoUser } from './store.ts'

type Call = Ctx<'POST /owner/external-accounts/:id/merge-profile-data'>

/** Copies the chosen fields into the user's profile, all or nothing (V364). */
export const mergeProfileData = async (ctx: Call) => {
  const { db, actor, body, params, refuse } = ctx
  const row = await findOwnExternalAccount(db, actor.id, params.id)
  if (!row) throw refuse('notFound')
  const merged = {
    ...(body.city && { city_id: await cityOf(ctx, row) }),
    ...(body.birthday && { birthday: birthdayOf(ctx, row) }),
    ...(body.photo && { photo_id: await photoOf(ctx, row) }),
  }
  if (Object.keys(merged).length > 0) await db.transaction().execute((tx) => mergeIntoUser(tx, actor.id, merged))
  const { photo_id, ...user } = await mergedUser(db, actor.id)
  return { ...user, photo: photo_id && uploadUrl(photo_id) }
}

const cityOf = async ({ db, refuse }: Call, { profile }: ExternalRow): Promise<number> => {
  const cityId = profile.city && (await cityByName(db, profile.city))
  if (!cityId) throw refuse('nothingToMerge')
  return cityId
}

/** Refuses a birthday that would change minority, because parental consent depends on it. */
const birthdayOf = ({ actor, now, refuse }: Call, { profile: { birthday } }: ExternalRow): string => {
  if (!birthday || ageObstacle(birthday, now)) throw refuse('nothingToMerge')
  const isFinished = actor.status !== userStatuses.unfinished
  if (isFinished && statusAtSignUp(birthday, moscowDate(now)) !== actor.status) throw refuse('birthdayFixed')
  return birthday
}

const photoOf = async (ctx: Call, { network, profile }: ExternalRow): Promise<string> => {
  const from = ctx.outside.social.networks.find((one) => one.network === network)
  const bytes = from && profile.photo ? await ctx.outside.social.photo(from, profile.photo) : null
  const picture = bytes && (await portrait(bytes))
  if (!picture) throw ctx.refuse('nothingToMerge')
  return storeUpload(ctx, { name: 'photo.webp', mime: 'image/webp', bytes: picture, purpose: 'photo', ownerId: ctx.actor.id })
}

const side = 640
const maxPixels = 40_000_000

/** Re-encodes the picture, so that its metadata is dropped. Returns null if it is not a picture. */
const portrait = async (bytes: Uint8Array): Promise<Buffer | null> => {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: maxPixels })
    .rotate()
    .resize(side, side, { fit: 'cover', withoutEnlargement: true })
    .webp()
    .toBuffer()
    .catch(() => null)
}
