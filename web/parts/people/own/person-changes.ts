import type { Input } from '../../../../contract/contract.ts'
import type { SentFile } from '../../../../contract/kit.ts'
import { outcomeOf } from '../../../forms/answer-form.ts'
import { datePartName, postedDate } from '../../../forms/date-parts.ts'
import type { Fault } from '../../../forms/fault.ts'
import { flagOf, listOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { localDate } from '../../../kernel/format.ts'
import { birthdayFault } from '../../accounts/birthday.ts'
import { postedCity, unknownCity } from '../../cities/posted-city.ts'
import type { OwnChange, OwnInput } from './own-change.ts'

type PersonBody = NonNullable<Input<'PUT /users/:id'>['body']>

export const savePerson: OwnChange = async ({ form, context, userId }) => {
  const city = await postedCity({ form, context })
  const birthday = postedDate(form, 'birthday')
  const fault = birthday ? birthdayFault(birthday, localDate(context.get(siteContext).now, zoneOfAges)) : null
  if (city.fault || fault) {
    const errors = { ...(fault && { [datePartName('birthday', fault.part)]: [] }), ...(city.fault && unknownCity.errors) }
    return { problem: { ...unknownCity, errors }, city: city.fault, ...(fault && { birthday: fault }) }
  }
  const body: PersonBody = {
    first_name: textOf(form, 'first_name'),
    last_name: textOf(form, 'last_name'),
    father_name: textOf(form, 'father_name'),
    birthday: birthday || null,
    address: { city_id: city.id ?? null },
  }
  const { problem } = outcomeOf(await tryApi(context)('PUT /users/:id', { params: { id: userId }, body }))
  return { problem: problem && atBirthdayPart(problem, birthday) }
}

export const saveAbout: OwnChange = async ({ form, context, userId }) => {
  const body: PersonBody = { slug: textOf(form, 'slug'), about: textOf(form, 'about') || null, socials: linksOf(form) }
  return outcomeOf(await tryApi(context)('PUT /users/:id', { params: { id: userId }, body }))
}

/** The zone in which ages are counted. */
const zoneOfAges = 'Europe/Moscow'

/** A refused birthday is an error of its year; a removed one of its day. */
const atBirthdayPart = (problem: Fault, birthday: string): Fault => {
  const { birthday: messages, ...errors } = problem.errors
  return messages ? { ...problem, errors: { [datePartName('birthday', birthday ? 'year' : 'day')]: messages, ...errors } } : problem
}

/** One link per line; the network is derived from the host. */
const linksOf = (form: FormData) =>
  textOf(form, 'socials')
    .split(/\s+/)
    .filter(Boolean)
    .map((url) => ({ network: URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '').slice(0, 40) : 'site', url }))

export const saveStatus: OwnChange = async ({ form, context, userId }) => {
  const status = textOf(form, 'status')
  const params = { params: { id: userId } }
  if (!status) return outcomeOf(await tryApi(context)('DELETE /users/:id/personal-status', params))
  return outcomeOf(await tryApi(context)('PUT /users/:id/personal-status', { ...params, body: { status } }))
}

/** Without scripts the form posts the original picture; with scripts the browser crops and uploads it (`sendPicture`). */
export const setPhoto: OwnChange = async ({ form, context, userId }) =>
  outcomeOf(await tryApi(context)('POST /users/:id/upload-photo', { params: { id: userId }, body: await pictureOf(form) }))

export const setCover: OwnChange = async ({ form, context, userId }) =>
  outcomeOf(await tryApi(context)('POST /users/:id/upload-cover', { params: { id: userId }, body: await pictureOf(form) }))

const pictureOf = async (form: FormData) => {
  const file = await fileOf(form)
  return file ? { file } : {}
}

const fileOf = async (form: FormData): Promise<SentFile | null> => {
  const file = form.get('file')
  return file instanceof File ? { name: file.name, bytes: await file.bytes() } : null
}

export const removePhoto: OwnChange = async ({ context, userId }) =>
  outcomeOf(await tryApi(context)('DELETE /users/:id/photo', { params: { id: userId } }))

export const removeCover: OwnChange = async ({ context, userId }) =>
  outcomeOf(await tryApi(context)('DELETE /users/:id/cover', { params: { id: userId } }))

export const saveLanguages: OwnChange = async ({ form, context, userId }) =>
  outcomeOf(await tryApi(context)('PUT /users/:id', { params: { id: userId }, body: { languages: listOf(form, 'languages').map(Number) } }))

export const saveResume: OwnChange = async ({ form, context, userId }) => {
  const salary = textOf(form, 'salary').replace(/\D/g, '')
  const resume = {
    desiredPosition: textOf(form, 'desiredPosition') || null,
    // the call validates the qualification
    qualification: (textOf(form, 'qualification') || null) as 'middle' | null,
    salary: salary ? Number(salary) : null,
    skills: textOf(form, 'skills')
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean),
    visible: flagOf(form, 'visible'),
  }
  return outcomeOf(await tryApi(context)('PUT /users/:id', { params: { id: userId }, body: { resume } }))
}

/** With scripts the browser has already uploaded the file; without them the form contains it. */
export const addFile: OwnChange = async ({ form, context, userId }) => {
  const upload = await sentFile(form, context)
  if (!upload.ok) return outcomeOf(upload)
  const body = { uploadId: upload.reply.uploadId, title: textOf(form, 'title') || null }
  return outcomeOf(await tryApi(context)('POST /users/:id/files', { params: { id: userId }, body }))
}

const sentFile = async (form: FormData, context: OwnInput['context']): Promise<Attempt<{ uploadId: string }>> => {
  const file = await fileOf(form)
  if (!file) return { ok: true, reply: { uploadId: textOf(form, 'uploadId') } }
  return tryApi(context)('POST /uploads', { body: { file, purpose: 'file' } })
}

export const removeFile: OwnChange = async ({ form, context, userId }) =>
  outcomeOf(await tryApi(context)('DELETE /users/:id/files/:fileId', { params: { id: userId, fileId: subjectOf(form) } }))
