import { sql } from 'kysely'
import sharp from 'sharp'
import { uploadUrl } from '../../../server/domains/uploads/address.ts'
import { storeUpload } from '../../../server/domains/uploads/store-upload.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Resources } from '../../../server/kernel/resources.ts'
import { facade, room, size } from './pictures-of-places.ts'

type Setting = Pick<Resources, 'outside' | 'clock'> & { tx: Tx }

const [facades, rooms] = [8, 8]

/** Drawn photos of places and halls. Places share the pictures, because each takes time to draw at the first start. */
export const loadPhotos = async ({ tx, outside, clock }: Setting): Promise<void> => {
  const store = async (name: string, svg: string) => {
    const bytes = await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()
    const file = { name: `${name}.webp`, mime: 'image/webp', bytes, ...size, purpose: 'cover' as const, ownerId: null }
    return uploadUrl(await storeUpload({ db: tx, outside, clock }, file))
  }
  const outsides = await inTurn(facades, (number) => store(`place-${number}`, facade(number)))
  const insides = await inTurn(rooms, (number) => store(`hall-${number}`, room(number)))
  await sql`update places p set photos = array[n.outside, n.first, n.second] from (
    select id, (${outsides}::text[])[1 + row_number() over w % ${facades}::int] as outside,
      (${insides}::text[])[1 + row_number() over w % ${rooms}::int] as first, (${insides}::text[])[1 + (row_number() over w + 3) % ${rooms}::int] as second
    from places where is_demo and moderation = 'approved' window w as (order by id)) n
    where p.id = n.id`.execute(tx)
  await sql`update halls h set photos = array[(${insides}::text[])[1 + h.id % ${rooms}::int]]`.execute(tx)
}

const inTurn = async (count: number, make: (number: number) => Promise<string>): Promise<string[]> => {
  const made: string[] = []
  for (let number = 0; number < count; number += 1) made.push(await make(number))
  return made
}
