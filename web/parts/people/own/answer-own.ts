import { data, type RouterContextProvider } from 'react-router'
import { textOf } from '../../accounts/form-data.ts'
import { removeEducation, removeEmployment, saveEducation, saveEmployment } from './career-changes.ts'
import { ownId } from './load-own.ts'
import type { Change, OwnAnswer } from './own-answer.ts'
import {
  addFile,
  addInterest,
  removeCover,
  removeFile,
  removeInterest,
  removePhoto,
  saveLanguages,
  savePerson,
  saveResume,
  saveStatus,
  setCover,
  setPhoto,
} from './person-changes.ts'
import { removeProject, saveProject, showProject } from './project-changes.ts'

const changes: Record<string, Change> = {
  savePerson,
  saveStatus,
  setPhoto,
  setCover,
  removePhoto,
  removeCover,
  addInterest,
  removeInterest,
  saveLanguages,
  saveEducation,
  removeEducation,
  saveEmployment,
  removeEmployment,
  saveProject,
  showProject,
  removeProject,
  saveResume,
  addFile,
  removeFile,
}

/** Makes one change of the user's own profile; the form field `intent` names the change. */
export const answerOwn = async ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const [form, userId] = [await request.formData(), await ownId(context)]
  const intent = textOf(form, 'intent')
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined
  if (!change) throw data(null, { status: 404 })
  const problem = await change({ form, context, userId })
  return data<OwnAnswer>({ intent, subject: textOf(form, 'subject'), problem }, { status: problem?.status ?? 200 })
}
