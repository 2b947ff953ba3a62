import { redirect } from 'react-router'
import { type FormChange, type FormInput, outcomeOf } from '../../forms/answer-form.ts'
import { listOf, numberOf, subjectOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { paths } from '../../paths.ts'

/** `moved` is the number of events that were put in or taken out; `chosen` of those that were chosen. */
export type FolderDone = { moved?: number; chosen?: number }
type Change = FormChange<FolderDone>

const createFolder: Change = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('POST /user/event-groups', { body: { name: textOf(form, 'name') } }))

const renameFolder: Change = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('PUT /user/event-groups/:id', { params: { id: subjectOf(form) }, body: { name: textOf(form, 'name') } }))

/** The list of the folder no longer exists, so that the list of all events opens. */
const removeFolder: Change = async ({ form, context }) => {
  const attempt = await tryApi(context)('DELETE /user/event-groups/:id', { params: { id: subjectOf(form) } })
  if (attempt.ok) throw redirect(paths.cabinetEvents(), 303)
  return outcomeOf(attempt)
}

const putIn: Change = async (input) => {
  const folderId = numberOf(input.form, 'folder')
  return changeEvents(input, folderId, (eventIds, chosen) => [...new Set([...eventIds, ...chosen])])
}

const takeOut: Change = async (input) => {
  const folderId = subjectOf(input.form)
  return changeEvents(input, folderId, (eventIds, chosen) => eventIds.filter((id) => !chosen.includes(id)))
}

type Merge = (eventIds: number[], chosen: number[]) => number[]

/** Ids that are no numbers are left out. Nothing chosen is no change. */
const changeEvents = async ({ form, context }: FormInput, id: number, merge: Merge) => {
  const chosen = listOf(form, 'event').flatMap((text) => Number(text) || [])
  if (chosen.length === 0) return { problem: null, moved: 0, chosen: 0 }
  const call = tryApi(context)
  const folder = await call('GET /user/event-groups/:id', { params: { id } })
  if (!folder.ok) return outcomeOf(folder)
  const eventIds = merge(folder.reply.eventIds, chosen)
  const attempt = await call('PUT /user/event-groups/:id', { params: { id }, body: { eventIds } })
  if (!attempt.ok) return outcomeOf(attempt)
  return { problem: null, moved: Math.abs(attempt.reply.eventIds.length - folder.reply.eventIds.length), chosen: chosen.length }
}

export const folderChanges = { createFolder, renameFolder, removeFolder, putIn, takeOut }
