import { useWords } from '../../../kernel/words.tsx'
import { TextField } from '../../../ui/field.tsx'

type Props = { label?: string; name?: 'password' | 'oldPassword'; help: string; errors: string[] | undefined }

/** The password one has, which who has none leaves empty. */
export const OwnPasswordField = ({ label, name = 'password', help, errors }: Props) => {
  const { password } = useWords().settings
  return (
    <TextField label={label ?? password} name={name} type="password" autoComplete="current-password" maxLength={128} help={help} errors={errors} />
  )
}
