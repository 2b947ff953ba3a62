import { z } from 'zod'
import { email, phone, token } from '../accounts/sign-in.ts'
import { calls } from '../kit.ts'
import { queueCalls } from '../moderation/queue-calls.ts'
import { id, instant, line, ok } from '../shapes.ts'

/** Data export, account deletion and the merge of two accounts. */

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

/** Identifies an account for staff; the fields of an erased account are empty. */
const person = z.object({ id, name: z.string(), email: z.string().nullable(), phone: z.string().nullable(), createdAt: instant })
const deletionProposal = z.object({
  id,
  userId: id,
  user: person,
  status: z.enum(deletionStatuses),
  reason: z.string().nullable(),
  comment: z.string().nullable(),
  createdAt: instant,
  /** The time when a confirmed request is carried out automatically, unless staff decide earlier. */
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

export type StaffDeletion = z.output<typeof deletionProposal>
export type StaffMerge = z.output<typeof mergeRequest>

export const deletionQueue = queueCalls({
  name: 'deletionProposals',
  path: 'deletion-proposals',
  summaries: {
    list: 'Lists deletion requests: confirmed ones by longest wait, others by latest first',
    decide: 'Decides a confirmed request; approval erases the user and cannot be undone',
  },
  item: deletionProposal,
  statuses: ['confirmed', 'new', 'approved', 'rejected'],
  decisions: ['approved', 'rejected'],
  reasons: ['openObligations', 'notConfirmed', 'confirmed'],
  commentLength: 1000,
})

export const mergeQueue = queueCalls({
  name: 'mergeRequests',
  path: 'merge-requests',
  summaries: {
    list: 'Lists merge requests: pending ones by longest wait, others by latest first',
    decide: 'Decides a merge request; approval moves all data to the surviving account and cannot be undone',
  },
  item: mergeRequest,
  statuses: ['wait', 'approved', 'rejected'],
  decisions: ['approved', 'rejected'],
  reasons: ['notSamePerson', 'notConfirmed', 'confirmed'],
  commentLength: 1000,
  refusals: ['accountClosed'],
})

export const leaving = calls({
  'GET /user/deletion-proposal': {
    summary: 'Returns the state of the deletion request, and whether a request requires the password',
    access: 'signedIn',
    reply: z.object({ status: z.enum(deletionStatuses).nullable(), createdAt: instant.nullable(), needsPassword: z.boolean() }),
  },
  'POST /user/deletion-proposal': {
    summary: 'Requests the deletion of the account, with the password if it has one; emails a link that is valid for a day',
    access: 'signedIn',
    body: z.strictObject({ reason: line(1000).optional(), password: z.string().max(128).optional() }),
    reply: z.object({ status: z.enum(deletionStatuses) }),
    refusals: ['alreadyAsked', 'emailRequired', 'wrongPassword', 'tooManyRequests'],
  },
  'GET /user/deletion-proposal/link': {
    summary: 'Returns the state of the request behind an emailed link: open, already confirmed or invalid',
    access: 'anyone',
    limit: 'signIn',
    query: z.object({ code: token }),
    reply: z.object({ state: z.enum(['open', 'already', 'invalid']) }),
  },
  'POST /user/deletion-proposal/confirm': {
    summary: 'Confirms the request by the emailed link',
    access: 'anyone',
    limit: 'signIn',
    body: z.strictObject({ code: token }),
    reply: z.object({ status: z.enum(deletionStatuses), wasConfirmed: z.boolean() }),
    refusals: ['linkInvalid'],
  },
  'DELETE /user/deletion-proposal': { summary: 'Withdraws the request', access: 'signedIn', reply: ok, refusals: ['notFound'] },
  'POST /user/data-export': {
    summary: 'Starts an archive of all data the platform stores about the caller',
    access: 'signedIn',
    reply: exported,
    refusals: ['tooManyRequests'],
  },
  'GET /user/data-export': {
    summary: 'Returns the latest archive and its progress',
    access: 'signedIn',
    reply: z.object({ export: exported.nullable() }),
  },
  'GET /user/data-export/:id': {
    summary: 'Downloads the archive',
    access: 'signedIn',
    reply: { mediaType: 'application/zip' },
    refusals: ['notFound', 'forbidden'],
  },
  'POST /user/merge-requests/send-code': {
    summary: 'Sends a code to the email of the other account; the reply does not reveal whether it exists',
    access: 'signedIn',
    limit: 'letters',
    body: z.strictObject({ email }),
    reply: ok,
  },
  'POST /user/merge-requests': {
    summary: 'Requests the merge of another account into this one, with a proof of its phone or email',
    access: 'signedIn',
    limit: 'codeTries',
    body: z.strictObject({ phone: phone.optional(), email: email.optional(), token }),
    reply: z.object({ status: z.enum(mergeStatuses) }),
    refusals: ['mergeProofInvalid', 'invalidPhone', 'phoneOrEmailRequired', 'alreadyAsked'],
  },
  ...deletionQueue.calls,
  ...mergeQueue.calls,
})
