import type { FormFields } from '../../../forms/form-fields.ts'
import { TextField } from '../../../ui/field.tsx'

type Props = ReturnType<FormFields['text']> & { help?: string; isRequired?: boolean }

/** The current password; optional, because the account may have none. */
export const OwnPasswordField = ({ isRequired, ...rest }: Props) => (
  <TextField {...rest} type="password" autoComplete="current-password" required={isRequired} maxLength={128} />
)
