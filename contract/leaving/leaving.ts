import { z } from 'zod'
import { email, phone, token } from '../accounts/sign-in.ts'
import { calls } from '../kit.ts'
import { id, instant, line, ok, pageOf, paging, queryId } from '../shapes.ts'

/** Taking one's data along, leaving the platform, and making one account of two. */

const deletionStatuses = ['new', 'confirmed', 'approved', 'rejected'] as const
const mergeStatuses = ['wait', 'approved', 'rejected'] as const

const exported = z.object({
  id,
  status: z.enum(['waiting', 'making', 'ready', 'failed']),
  /** Percent. */
  progress: z.int().min(0).max(100),
  size: z.int().nullable(),
  createdAt: instant,
  expiresAt: instant,
})
export type DataExport = z.output<typeof exported>

/** What tells one account from another; nothing is left of who was erased. */
const person = z.object({ id, name: z.string(), email: z.string().nullable(), phone: z.string().nullable(), createdAt: instant })
const deletionProposal = z.object({
  id,
  userId: id,
  user: person,
  status: z.enum(deletionStatuses),
  reason: z.string().nullable(),
  comment: z.string().nullable(),
  createdAt: instant,
  /** When a confirmed one is carried out by itself, unless staff decide before. */
  carriedOutAt: instant.nullable(),
})
const mergeRequest = z.object({
  id,
  sourceUserId: id,
  targetUserId: id,
  source: person,
  target: person,
  status: z.enum(mergeStatuses),
  comment: z.string().nullable(),
  createdAt: instant,
})

const staffList = <const S extends readonly [string, ...string[]]>(statuses: S) =>
  z.object({ status: z.enum(statuses).optional(), search: line(200).optional(), cityId: queryId.optional(), ...paging(20) })
const decision = z.strictObject({ decision: z.enum(['approved', 'rejected']), comment: line(1000).optional() })

export type StaffDeletion = z.output<typeof deletionProposal>
export type StaffMerge = z.output<typeof mergeRequest>

export const leaving = calls({
  'GET /user/deletion-proposal': {
    summary: 'The state of the request to delete the account, and whether such a request needs the password',
    access: 'signedIn',
    reply: z.object({ status: z.enum(deletionStatuses).nullable(), createdAt: instant.nullable(), needsPassword: z.boolean() }),
  },
  'POST /user/deletion-proposal': {
    summary: 'Requests the deletion of the account, with the password if it has one; sends a link by e-mail that is valid for a day',
    access: 'signedIn',
    body: z.strictObject({ reason: line(1000).optional(), password: z.string().max(128).optional() }),
    reply: z.object({ status: z.enum(deletionStatuses) }),
    refusals: ['alreadyAsked', 'emailRequired', 'wrongPassword', 'tooManyRequests'],
  },
  'GET /user/deletion-proposal/link': {
    summary: 'What the link of the letter leads to: an open request, one that is confirmed, or nothing',
    access: 'anyone',
    limit: 'signIn',
    query: z.object({ code: token }),
    reply: z.object({ state: z.enum(['open', 'already', 'invalid']) }),
  },
  'POST /user/deletion-proposal/confirm': {
    summary: 'Confirms the request by the link of the letter',
    access: 'anyone',
    limit: 'signIn',
    body: z.strictObject({ code: token }),
    reply: z.object({ status: z.enum(deletionStatuses), wasConfirmed: z.boolean() }),
    refusals: ['linkInvalid'],
  },
  'DELETE /user/deletion-proposal': { summary: 'Takes the request back', access: 'signedIn', reply: ok, refusals: ['notFound'] },
  'POST /user/data-export': {
    summary: 'Has everything the platform keeps of the caller put into an archive',
    access: 'signedIn',
    reply: exported,
    refusals: ['tooManyRequests'],
  },
  'GET /user/data-export': { summary: 'The latest archive and how far it is', access: 'signedIn', reply: z.object({ export: exported.nullable() }) },
  'GET /user/data-export/:id': {
    summary: 'The archive',
    access: 'signedIn',
    reply: { mediaType: 'application/zip' },
    refusals: ['notFound', 'forbidden'],
  },
  'POST /user/merge-requests/send-code': {
    summary: 'Sends a code to the e-mail of the other account; the answer does not tell whether there is one',
    access: 'signedIn',
    limit: 'letters',
    body: z.strictObject({ email }),
    reply: ok,
  },
  'POST /user/merge-requests': {
    summary: 'Asks for another account to become part of this one, with a proof of its phone or e-mail',
    access: 'signedIn',
    limit: 'codeTries',
    body: z.strictObject({ phone: phone.optional(), email: email.optional(), token }),
    reply: z.object({ status: z.enum(mergeStatuses) }),
    refusals: ['mergeProofInvalid', 'invalidPhone', 'phoneOrEmailRequired', 'alreadyAsked'],
  },
  'GET /admin/deletion-proposals': {
    summary: 'Requests to delete accounts; confirmed ones come the longest waiting first, others the latest first',
    access: 'staff',
    query: staffList(deletionStatuses),
    reply: pageOf(deletionProposal),
  },
  'POST /admin/deletion-proposals/:id/decision': {
    summary: 'Decides a confirmed request; an approved one erases the person',
    access: 'staff',
    body: decision,
    reply: deletionProposal,
    refusals: ['notFound', 'alreadyDecided'],
  },
  'GET /admin/merge-requests': {
    summary: 'Requests to make one account of two; those that wait come the longest waiting first, others the latest first',
    access: 'staff',
    query: staffList(mergeStatuses),
    reply: pageOf(mergeRequest),
  },
  'POST /admin/merge-requests/:id/decision': {
    summary: 'Decides a request; an approved one moves everything to the surviving account',
    access: 'staff',
    body: decision,
    reply: mergeRequest,
    refusals: ['notFound', 'alreadyDecided'],
  },
})
