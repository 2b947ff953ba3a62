import { useWords } from '../../../kernel/words.tsx'
import { TextField } from '../../../ui/field.tsx'

type Props = { label?: string; name?: 'password' | 'oldPassword'; help?: string; isRequired?: boolean; errors: string[] | undefined }

/** The current password; optional, because the account may have none. */
export const OwnPasswordField = ({ label, name = 'password', help, isRequired, errors }: Props) => {
  const { password } = useWords().settings
  return (
    <TextField
      label={label ?? password}
      name={name}
      type="password"
      autoComplete="current-password"
      required={isRequired}
      maxLength={128}
      help={help}
      errors={errors}
    />
  )
}
