import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let owner: Person
type Person = Awaited<ReturnType<World['given']['person']>>
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
})
afterAll(() => world.close())

const addFile = async () => {
  const id = randomUUID()
  const file = { name: 'a.pdf', size: 1, mime: 'application/pdf', storage_key: id, owner_id: owner.id, created_at: world.clock.now() }
  await world.db
    .insertInto('uploads')
    .values({ id, ...file, is_claimed: true })
    .execute()
  return id
}
const isKept = async (id: string) =>
  (await world.db.selectFrom('uploads').select('is_claimed').where('id', '=', id).executeTakeFirstOrThrow()).is_claimed
const deleteFile = async (eventId: number, fileId: string) => {
  const { status, body } = await world.request({
    method: 'POST',
    url: '/api/owner/events/delete-file',
    token: owner.token,
    body: { id: eventId, fileId },
  })
  return [status, body.reason ?? body.ok]
}
const addDraft = (event_id: number, data: object) =>
  world.db
    .insertInto('event_drafts')
    .values({ event_id, data: JSON.stringify(data), updated_at: world.clock.now() })
    .execute()
const draftOf = (id: number) =>
  world.db.selectFrom('event_drafts').select(['data', 'version', 'field_versions']).where('event_id', '=', id).executeTakeFirstOrThrow()

test('files of an event: delete-file removes a document from the page and the draft (V458)', async () => {
  const { id } = await world.given.event({ owner })
  const [file, other] = [await addFile(), await addFile()]
  await world.db
    .insertInto('event_documents')
    .values([
      { event_id: id, position: 1, upload_id: file },
      { event_id: id, position: 2, upload_id: other },
    ])
    .execute()
  await addDraft(id, { name: 'Вечер', documents: [file, other], materials: [] })
  expect(await deleteFile(id, file)).toEqual([200, true])
  const { documents } = (await world.request({ url: `/api/events/${id}?expand=documents` })).body
  expect(documents.map(({ uploadId }: { uploadId: string }) => uploadId)).toEqual([other])
  expect(await draftOf(id)).toEqual({ data: { name: 'Вечер', documents: [other], materials: [] }, version: 2, field_versions: { documents: 2 } })
  expect([await isKept(file), await isKept(other)]).toEqual([false, true])
  expect(await deleteFile(id, file)).toEqual([404, 'notFound'])
  expect(await deleteFile(id, randomUUID())).toEqual([404, 'notFound'])
})

test('files of an event: delete-file finds every place of a file', async () => {
  const { id } = await world.given.event({ owner })
  const files = [await addFile(), await addFile(), await addFile(), await addFile(), await addFile()] as const
  const [photo, certificateBg, logo, material, cover] = files
  await world.db
    .updateTable('events')
    .set({ photo_id: photo, certificate_bg_id: certificateBg, personalisation: JSON.stringify({ cover }) })
    .where('id', '=', id)
    .execute()
  await world.db.insertInto('event_partners').values({ event_id: id, position: 1, name: 'Пекарня', logo_id: logo }).execute()
  await world.db.insertInto('event_documents').values({ event_id: id, position: 1, upload_id: material, kind: 'material' }).execute()
  const partner = { name: 'Пекарня', url: null, organizationId: null }
  const document = { photo, certificateBg, partners: [{ ...partner, logo }], materials: [material], personalisation: { cover, color: 3 } }
  await addDraft(id, document)
  const review = { event_id: id, user_id: owner.id, created_at: world.clock.now() }
  await world.db
    .insertInto('event_reviews')
    .values({ ...review, data: JSON.stringify(document), approved_data: JSON.stringify(document) })
    .execute()
  for (const file of files) expect([await deleteFile(id, file), await isKept(file)]).toEqual([[200, true], false])
  const empty = {
    photo: null,
    certificateBg: null,
    partners: [{ ...partner, logo: null }],
    materials: [],
    personalisation: { cover: null, color: 3 },
  }
  expect((await draftOf(id)).data).toEqual(empty)
  const stored = await world.db.selectFrom('event_reviews').select(['data', 'approved_data']).where('event_id', '=', id).executeTakeFirstOrThrow()
  expect(stored).toEqual({ data: empty, approved_data: empty })
})

test('files of an event: a file that another event uses is kept', async () => {
  const [{ id }, { id: otherId }] = [await world.given.event({ owner }), await world.given.event({ owner })]
  const file = await addFile()
  await addDraft(id, { photo: file })
  await addDraft(otherId, { photo: file })
  expect([await deleteFile(id, file), await isKept(file)]).toEqual([[200, true], true])
  expect([await deleteFile(otherId, file), await isKept(file)]).toEqual([[200, true], false])
})

const request = (method: 'POST' | 'PATCH', path: string, body: object = {}, { token }: { token: string } = owner) =>
  world.request({ method, url: `/api${path}`, token, body })

/** A public event with a file, and staff who decide about its changes. */
const publicEvent = async () => {
  const { id } = await world.given.event({ owner })
  const [file, staff] = [await addFile(), await world.given.person({ roles: ['crm_tk_staff'] })]
  await world.db.insertInto('event_documents').values({ event_id: id, position: 1, upload_id: file }).execute()
  const decide = (decision: object) => request('POST', `/admin/events/${id}/decision`, decision, staff)
  const settle = async () => {
    world.clock.advance(31_000)
    await world.sendMessages()
  }
  return { id, file, staff, decide, settle }
}

test('files of an event: one removed in the draft is released by a publication at once', async () => {
  const { id, file } = await publicEvent()
  await request('PATCH', `/events/${id}/draft`, { documents: [] })
  expect(await isKept(file)).toBe(true)
  expect((await request('POST', `/events/${id}/draft/publish`)).status).toBe(200)
  expect(await isKept(file)).toBe(false)
})

test('files of an event: one removed by a reviewed change is released when the approval can no longer be undone', async () => {
  const { id, file, staff, decide, settle } = await publicEvent()
  const change = { name: 'Утро у моря', documents: [] }
  expect((await request('PATCH', `/owner/events/${id}`, change)).status).toBe(200)
  const { body } = await decide({ decision: 'approved' })
  expect(await isKept(file)).toBe(true)
  expect((await request('POST', `/admin/decisions/${body.decisionId}/undo`, {}, staff)).status).toBe(200)
  await settle()
  expect(await isKept(file)).toBe(true)
  await decide({ decision: 'approved' })
  await settle()
  expect(await isKept(file)).toBe(false)
})

test('files of an event: one of a copy, of the draft, or of the public version during a declined change is kept', async () => {
  const { id, file, decide, settle } = await publicEvent()
  await request('PATCH', `/owner/events/${id}`, { name: 'Утро у моря', documents: [] })
  await decide({ decision: 'declined', reason: 'incomplete' })
  await settle()
  expect(await isKept(file)).toBe(true)
  const copied = await publicEvent()
  await request('POST', `/owner/events/${copied.id}/copy`)
  await request('PATCH', `/owner/events/${copied.id}`, { documents: [] })
  expect(await isKept(copied.file)).toBe(true)
})
