import { type ActionFunctionArgs, redirect } from 'react-router'
import { answerForm, type FormInput, type FormOutcome } from '../../../forms/answer-form.ts'
import { faultOf } from '../../../forms/fault.ts'
import { flagOf, listOf, numberOf, textOf } from '../../../forms/form-data.ts'
import { postedUpload } from '../../../forms/posted-upload.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import { postedCity } from '../../cities/posted-city.ts'
import type { TeamFormChange, TeamResult } from './team-change.ts'

export const answerCreate = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) => answerForm({ createTeam }, args, paths.createTeam())

const createTeam = (input: FormInput) =>
  save(input, async (body) => {
    const attempt = await tryApi(input.context)('POST /owner/teams', { body })
    if (attempt.ok) throw redirect(paths.team(attempt.reply.id), 303)
    return attempt
  })

export const saveTeam: TeamFormChange = (input) =>
  save(input, (body) => tryApi(input.context)('PUT /owner/teams/:id', { params: { id: input.teamId }, body }))

type Body = ReturnType<typeof bodyOf>

const save = async (input: FormInput, send: (body: Body) => Promise<Attempt<unknown>>): Promise<FormOutcome<TeamResult>> => {
  const [city, photo] = await Promise.all([postedCity(input), postedUpload(input, { name: 'photo', idName: 'photoId', purpose: 'photo' })])
  if (!photo.ok) return { problem: photo.problem, cityFault: city.fault }
  const attempt = await send(bodyOf(input.form, { cityId: city.id, photo: photo.reply }))
  if (attempt.ok) return { problem: null }
  const { cityId, ...errors } = attempt.problem.errors
  // the field has its own words for a text that names no city
  const named = { ...attempt.problem, errors: { ...errors, ...(cityId && { city: city.fault ? [] : cityId }) } }
  return { problem: faultOf({ ok: false, problem: named }), cityFault: city.fault }
}

type Found = { cityId: number | undefined; photo: string | null }

const bodyOf = (form: FormData, { cityId, photo }: Found) => ({
  name: textOf(form, 'name'),
  description: textOf(form, 'description') || null,
  type: numberOf(form, 'type'),
  cityId: cityId ?? null,
  themes: listOf(form, 'themes').map(Number),
  ...(photo !== null ? { photo } : flagOf(form, 'photoRemoved') && { photo }),
})
