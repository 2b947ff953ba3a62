import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { invalidate } from '../../kernel/cache/changes.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('event page: experts, requirements and certificate', () => {
  const requirementColumns = { screen: true, microphones: 2, chairs: 40, comment: 'Стулья полукругом', propose_to_main: true }
  const requirementFields = { screen: true, microphones: 2, chairs: 40, comment: 'Стулья полукругом', proposeToMain: true }
  const noEquipment = { catering: false, parking: false, tables: 0, broadcast: false }
  const noPromotion = { requestCityDigest: false, requestInfoMailing: false, addToContest: false }
  const details = async (id: number, token?: string, more = '') => {
    const { body } = await world.request({ url: `/api/events/${id}${more}`, token })
    const { experts, requirements, certificateText, certificateBg, certificateDisplayQr } = body
    return { experts, requirements, certificateText, certificateBg, certificateDisplayQr }
  }

  test('event page: return requirements and scores to organizers and staff only', async () => {
    const [owner, staff, judge] = [
      await world.given.person(),
      await world.given.person({ roles: ['crm_tk_staff'] }),
      await world.given.person({ isExpert: true }),
    ]
    const event = await world.given.event({ owner })
    const people = { event_id: event.id, name: 'Эксперт' }
    await world.db
      .insertInto('event_people')
      .values({ ...people, role: 'expert', position: 0, user_id: judge.id, score: 84 })
      .execute()
    await world.db
      .insertInto('event_people')
      .values({ ...people, role: 'host', position: 0, user_id: owner.id })
      .execute()
    await world.db
      .insertInto('event_requirements')
      .values({ event_id: event.id, ...requirementColumns })
      .execute()
    await invalidate(world.db, ['events'])
    const noCertificate = { certificateText: null, certificateBg: null, certificateDisplayQr: false }
    const fullDetails = {
      ...noCertificate,
      experts: [{ id: judge.id, score: 84 }],
      requirements: { ...noEquipment, ...noPromotion, ...requirementFields },
    }
    expect(await details(event.id, owner.token)).toEqual(fullDetails)
    expect(await details(event.id, staff.token)).toEqual(fullDetails)
    expect(await details(event.id, owner.token, '/preview')).toEqual(fullDetails)
    const publicDetails = { ...noCertificate, experts: [{ id: judge.id, score: null }], requirements: null }
    expect(await details(event.id)).toEqual(publicDetails)
    expect(await details(event.id, judge.token)).toEqual(publicDetails)
  })

  test('event page: return empty requirements for an event without a row', async () => {
    const owner = await world.given.person()
    const { id } = await world.given.event({ owner })
    const { requirements, experts } = await details(id, owner.token)
    expect([experts, requirements]).toEqual([
      [],
      { ...noEquipment, ...noPromotion, screen: false, microphones: 0, chairs: 0, comment: null, proposeToMain: false },
    ])
  })

  test('event page: return the certificate to everyone', async () => {
    const { id } = await world.given.event()
    const background = randomUUID()
    await world.db.insertInto('uploads').values({ id: background, name: 'фон.png', size: 5, mime: 'image/png', storage_key: background }).execute()
    const certificate = { certificate_text: 'подтверждает участие', certificate_bg_id: background, certificate_display_qr: true }
    await world.db.updateTable('events').set(certificate).where('id', '=', id).execute()
    await invalidate(world.db, ['events'])
    expect(await details(id)).toMatchObject({
      certificateText: 'подтверждает участие',
      certificateBg: { uploadId: background, name: 'фон.png', size: 5, mime: 'image/png', url: expect.stringContaining(background) },
      certificateDisplayQr: true,
    })
  })

  test('event page: the database rejects counts and scores out of range', async () => {
    const { id } = await world.given.event()
    const expert = { event_id: id, role: 'expert' as const, position: 0, name: 'Эксперт' }
    for (const score of [-1, 101])
      await expect(
        world.db
          .insertInto('event_people')
          .values({ ...expert, score })
          .execute(),
      ).rejects.toThrow('event_people_score_check')
    const speaker = { ...expert, role: 'speaker' as const, score: 50 }
    await expect(world.db.insertInto('event_people').values(speaker).execute()).rejects.toThrow('event_people_score_of_expert')
    await expect(world.db.insertInto('event_requirements').values({ event_id: id, chairs: -1 }).execute()).rejects.toThrow('chairs')
  })
})
