import type { Question } from '../../../../contract/quizzes/quizzes.ts'
import type { FieldError, FormFields } from '../../../forms/form-fields.ts'

export type QuestionProps = {
  question: Question
  /** The id and the name of its control, its title and its errors. */
  field: Pick<FieldError, 'id' | 'label'> & { name: string; errors: string[] | undefined }
  fields: FormFields
  help: string | undefined
  isOptional: string | undefined
  lists: QuestionLists
}

/** Rows of catalogues: the regions offered before the user types, and the names of chosen rows and uploads of files by field. */
export type QuestionLists = { regions: readonly string[]; rowNames: Readonly<Record<string, string>> }
