import { answerForm } from '../../../forms/answer-form.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { removeEducation, removeEmployment, saveEducation, saveEmployment } from './career-changes.ts'
import { saveInterests } from './interest-changes.ts'
import type { OwnChange, OwnInput } from './own-change.ts'
import {
  addFile,
  removeCover,
  removeFile,
  removePhoto,
  saveAbout,
  saveLanguages,
  savePerson,
  saveResume,
  saveStatus,
  setCover,
  setPhoto,
} from './person-changes.ts'
import { removeProject, saveProject, showProject } from './project-changes.ts'

const changes: Record<string, OwnChange> = {
  savePerson,
  saveAbout,
  saveStatus,
  setPhoto,
  setCover,
  removePhoto,
  removeCover,
  saveInterests,
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

/** Makes one change of the user's own profile. */
export const answerOwn = async ({ request, context }: { request: Request; context: OwnInput['context'] }) => {
  const { id: userId } = await signedIn(context, paths.profile())
  return answerForm(changes, { request, context, userId }, paths.profile())
}
