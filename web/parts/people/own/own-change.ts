import type { FormChange, FormInput } from '../../../forms/answer-form.ts'
import type { CityFault } from '../../cities/city-choice.ts'

export type OwnInput = FormInput & { userId: number }
export type OwnResult = { city?: CityFault | null }
export type OwnChange = FormChange<OwnResult, OwnInput>
