import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { notify } from '../notifications/notify.ts'
import type { NoticeOccasion } from '../notifications/store.ts'
import { lockOwnEvent, ownEvent } from '../organizing/own-event.ts'
import { uploadUrl } from '../uploads/address.ts'
import { certificateEvents, lockFinishedEvent } from './event.ts'
import { eventIn, issueOf, newCertificate } from './issue.ts'
import { readNumber } from './numbers.ts'
import { presentCertificate } from './present.ts'
import {
  addCertificates,
  type CertificateRow,
  certificateById,
  certificatesOf,
  countersOf,
  hasAttended,
  holdersOf,
  latestOf,
  lockCertificate,
  profileNameOf,
  setReplaced,
  setRevoked,
  setSuccessor,
} from './store.ts'

export const certificatesOfEvent = async ({ db, actor, config, params, query }: Ctx<'GET /owner/events/:id/certificates'>) => {
  const event = await ownEvent(db, { eventId: params.id, actor })
  const slice = sliceOf(query, actor)
  const search = query.search ?? ''
  const filter = { eventId: event.id, search, number: readNumber(search), status: query.status }
  const [{ rows, total }, counters] = await Promise.all([certificatesOf(db, filter, slice), countersOf(db, event.id)])
  const items = rows.map((row) => ({
    ...presentCertificate(row, 'concerned', config),
    photo: row.photo_id === null ? null : uploadUrl(row.photo_id),
    profileName: row.profile_name,
  }))
  return { ...pageOf(items, total, query, slice), counters }
}

export const issueNow = async (ctx: Ctx<'POST /owner/events/:id/certificates'>) => {
  const { db, actor, now, params, refuse } = ctx
  const event = await ownEvent(db, { eventId: params.id, actor })
  const { certificate } = await db.selectFrom('events').select('certificate').where('id', '=', event.id).executeTakeFirstOrThrow()
  const hasEnded = event.status === 'published' && event.moderation === 'approved' && event.date_end !== null && event.date_end <= now
  if (!certificate || !hasEnded) throw refuse('certificatesUnavailable')
  return { issued: await issueOf(ctx, event.id) }
}

type Change = Omit<Ctx<'POST /owner/events/:id/certificates/:certificateId/send'>, 'refuse' | 'body'> & {
  refuse: (code: 'certificateNotFound') => Refusal
}

export const revokeCertificate = (ctx: Ctx<'POST /owner/events/:id/certificates/:certificateId/revoke'>) =>
  changed(ctx, async (tx, row) => {
    if (row.status !== 'issued') throw ctx.refuse('certificateNotIssued')
    await setRevoked(tx, { id: row.id, reason: ctx.body.reason, by: ctx.actor.id, now: ctx.now })
    await notifyUser(ctx, tx, row, { kind: 'certificateRevoked' })
    return row.id
  })

/**
 * Also after a revocation, if the caller knows of it; the former certificate refers to the new one, and keeps its state if it was
 * revoked. The conditions are those of the first issue (V447).
 */
export const reissueCertificate = (ctx: Ctx<'POST /owner/events/:id/certificates/:certificateId/reissue'>) =>
  changed(ctx, async (tx, row) => {
    const { body, now, refuse } = ctx
    const latest = await latestOf(tx, row.event_id, row.user_id)
    const expected = body.afterRevocation ? 'revoked' : 'issued'
    if (row.status !== expected || latest?.id !== row.id) throw refuse('certificateNotIssued')
    if (!(await lockFinishedEvent(tx, row.event_id, now))) throw refuse('certificatesUnavailable')
    if (!(await hasAttended(tx, row.event_id, row.user_id))) throw refuse('certificateNotEarned')
    const added = await addSuccessor(tx, row, { name: body.userName ?? (await profileNameOf(tx, row.user_id)), now })
    await notifyUser(ctx, tx, row, { kind: 'certificateReplaced', key: `certificate-replaced/${row.event_id}/${row.user_id}/${dayOf(now)}` })
    return added
  })

const addSuccessor = async (tx: Tx, row: CertificateRow, { name, now }: { name: string; now: Date }): Promise<number> => {
  const events = await certificateEvents(tx, row.event_id, new Set([row.locale]))
  const person = { user_id: row.user_id, name: name || row.user_name, locale: row.locale, role: row.role }
  if (row.status === 'issued') await setReplaced(tx, row.id)
  const [added] = await addCertificates(tx, row.event_id, [newCertificate(person, eventIn(events, row.locale), now)])
  if (!added) throw new Error('the new certificate was not added')
  await setSuccessor(tx, row.id, added.id)
  return added.id
}

export const sendCertificate = async (ctx: Ctx<'POST /owner/events/:id/certificates/:certificateId/send'>) => {
  await changed(ctx, async (tx, row) => {
    if (row.status !== 'issued') throw ctx.refuse('certificateNotIssued')
    const isNew = await notifyUser(ctx, tx, row, { key: `certificate/${row.event_id}/${row.user_id}/${dayOf(ctx.now)}` })
    if (!isNew) throw ctx.refuse('certificatesSent')
    return row.id
  })
  return { ok: true as const }
}

/** To the holders of issued certificates; the key of the notice names the day. */
export const sendAll = (ctx: Ctx<'POST /owner/events/:id/certificates/send'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const event = await lockOwnEvent(tx, { eventId: ctx.params.id, actor: ctx.actor })
    const to = await holdersOf(tx, event.id)
    if (to.length === 0) return { sent: 0 }
    const isNew = await notify(ctx, tx, {
      to,
      type: notificationTypes.certificate,
      data: { eventId: event.id, linkHref: `/events/${event.id}/certificate` },
      key: `certificates/${event.id}/${dayOf(ctx.now)}`,
    })
    if (!isNew) throw ctx.refuse('certificatesSent')
    return { sent: to.length }
  })

/** One change of a certificate by an organizer of its event, with event and certificate locked. */
const changed = async (ctx: Change, change: (tx: Tx, row: CertificateRow) => Promise<number>) => {
  const { actor, config, db, params, refuse } = ctx
  const id = await db.transaction().execute(async (tx) => {
    const event = await lockOwnEvent(tx, { eventId: params.id, actor })
    const row = await lockCertificate(tx, event.id, params.certificateId)
    if (!row) throw refuse('certificateNotFound')
    return change(tx, row)
  })
  const row = await certificateById(db, id)
  if (!row) throw refuse('certificateNotFound')
  return presentCertificate(row, 'concerned', config)
}

type Reminder = { kind?: NoticeOccasion; key?: string }

const notifyUser = (ctx: Change, tx: Tx, { event_id, user_id }: CertificateRow, { kind, key }: Reminder) =>
  notify(ctx, tx, {
    to: [user_id],
    type: notificationTypes.certificate,
    data: { eventId: event_id, linkHref: `/events/${event_id}/certificate`, ...(kind && { kind }) },
    ...(key && { key }),
  })

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
