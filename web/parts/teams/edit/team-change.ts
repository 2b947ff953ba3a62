import type { FormChange, FormInput } from '../../../forms/answer-form.ts'
import type { CityFault } from '../../cities/city-choice.ts'

export type TeamInput = FormInput & { teamId: number; userId: number }
export type TeamResult = { cityFault?: CityFault | null }
export type TeamFormChange = FormChange<TeamResult, TeamInput>
