import type { FormChange, FormInput } from '../../../forms/answer-form.ts'

export type OwnInput = FormInput & { userId: number }
export type OwnChange = FormChange<object, OwnInput>
