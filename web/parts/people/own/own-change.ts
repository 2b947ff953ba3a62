import type { FormChange, FormInput } from '../../../forms/answer-form.ts'
import type { DatePartsFault } from '../../../forms/date-parts.ts'
import type { CityFault } from '../../cities/city-choice.ts'

export type OwnInput = FormInput & { userId: number }
export type OwnResult = { city?: CityFault | null; birthday?: DatePartsFault }
export type OwnChange = FormChange<OwnResult, OwnInput>
