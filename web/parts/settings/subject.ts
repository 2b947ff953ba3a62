import { textOf } from '../accounts/form-data.ts'

/** The id of the phone, device or network a form concerns. An invalid one becomes 0, which the call rejects. */
export const subjectOf = (form: FormData): number => Number(textOf(form, 'subject')) || 0
