import { z } from 'zod'
import { calls } from '../kit.ts'
import { uploadBytes } from '../limits.ts'
import { line, ok, sentBytes, sentFile, upload } from '../shapes.ts'

/** Uploads: files of users, through the server or directly to a signed address. */

/** The purpose of a file decides its allowed types, its size and its readers. */
export const sentPurposes = [
  'default',
  'banner',
  'document',
  'video',
  'photo',
  'cover',
  'logo',
  'file',
  'consent',
  'inquiry',
  'quizAnswer',
  'appeal',
  'support',
] as const
export const uploadPurposes = [...sentPurposes, 'export'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Refusals of every call that receives a file. */
export const fileRefusals = ['fileTooLarge', 'emptyFile', 'fileTypeRefused', 'pictureUnreadable', 'pictureTooSmall', 'pictureTooVast'] as const

const purpose = z.enum(sentPurposes).default('default')
const uploadId = z.object({ uploadId: z.uuid() })

export const uploads = calls({
  'POST /uploads': {
    summary: 'Stores a file; it is deleted within a day unless an object claims it',
    access: 'signedIn',
    unfinished: ['consent'],
    limit: 'uploads',
    takes: { as: 'multipart', maxBytes: uploadBytes },
    body: z.strictObject({ file: sentFile, purpose }),
    reply: upload,
    refusals: [...fileRefusals, 'tooManyFiles', 'forbidden'],
  },
  'DELETE /uploads/:uploadId': {
    summary: 'Deletes an unclaimed file',
    access: 'signedIn',
    unfinished: ['consent'],
    params: uploadId,
    reply: ok,
    refusals: ['notFound', 'forbidden', 'uploadInUse'],
  },
  'POST /uploads/direct': {
    summary: 'Announces a file and returns the address for its bytes, valid for an hour',
    access: 'signedIn',
    unfinished: ['consent'],
    limit: 'uploads',
    body: z.strictObject({ name: line(500).pipe(z.string().min(1)), size: z.int().min(0), purpose }),
    reply: z.object({ uploadId: z.uuid(), url: z.string() }),
    refusals: ['fileTooLarge', 'emptyFile', 'forbidden'],
  },
  'PUT /uploads/direct/:uploadId': {
    summary: 'Receives the bytes of an announced file; the signature of the address authorizes the call',
    access: 'anyone',
    params: uploadId,
    query: z.object({ signature: z.string().max(200) }),
    takes: { as: 'bytes', maxBytes: uploadBytes },
    body: sentBytes,
    reply: ok,
    refusals: ['notFound', 'fileTooLarge'],
  },
  'POST /uploads/direct-complete': {
    summary: 'Checks the received bytes and makes the file usable',
    access: 'signedIn',
    unfinished: ['consent'],
    body: z.strictObject({ id: z.uuid() }),
    reply: upload,
    refusals: [...fileRefusals, 'notFound', 'sizeDiffers'],
  },
})
