import { useId } from 'react'
import { Form } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'

/** The code of a team, typed or pasted with its link. */
export const CodeForm = ({ refused }: { refused?: { code: string; message: string } }) => {
  const { joining: t } = useWords().teams
  const id = useId()
  return (
    <Form action={paths.joinTeam()} className="flex flex-col gap-4">
      <TextField
        id={id}
        name="invite"
        label={t.code}
        help={t.codeHelp}
        defaultValue={refused?.code}
        errors={refused && [refused.message]}
        required
        maxLength={2048}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" className="self-start">
        {t.find}
      </Button>
    </Form>
  )
}
