import { textOf } from '../accounts/form-data.ts'

/** Which phone, device or network a form is about; what is no number belongs to nothing and is refused by the call. */
export const subjectOf = (form: FormData): number => Number(textOf(form, 'subject')) || 0
