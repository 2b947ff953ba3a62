import { Check, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { TextField } from '../../ui/field.tsx'
import { brokenRules, type PasswordFault, passwordRules, remainingFault } from './password-rules.ts'

type Props = {
  id?: string
  label: string
  isNew?: boolean
  errors?: string[] | undefined
  /** A rule broken by the posted password; shown while the typed text breaks it too. */
  fault?: PasswordFault | null | undefined
}

/** A password field with a button to show the text. For a new password it lists the rules and ticks each satisfied one. */
export const PasswordField = ({ id, label, isNew = false, errors, fault = null }: Props) => {
  const [isShown, setShown] = useState(false)
  const [text, setText] = useState('')
  const { faults } = useWords().accounts.password
  const remaining = remainingFault(fault, text)
  return (
    <div className="flex flex-col gap-2">
      <div className="relative [&_input]:pr-13">
        <TextField
          id={id}
          label={label}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          onInput={(event) => setText(event.currentTarget.value)}
          errors={remaining ? [faults[remaining]] : errors}
        />
        <div className="script-only">
          <ShowButton isShown={isShown} onPress={() => setShown(!isShown)} />
        </div>
      </div>
      {isNew && <Rules password={text} />}
    </div>
  )
}

const ShowButton = ({ isShown, onPress }: { isShown: boolean; onPress: () => void }) => {
  const t = useWords()
  const Icon = isShown ? EyeOff : Eye
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={isShown ? t.accounts.password.hide : t.accounts.password.show}
      className="absolute top-8 right-0.5 flex size-11 items-center justify-center rounded-lg text-ink-soft hover:text-ink"
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  )
}

const Rules = ({ password }: { password: string }) => {
  const t = useWords()
  const broken = brokenRules(password)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {passwordRules.map((rule) => (
        <li key={rule} className={`flex items-center gap-1.5 ${broken.includes(rule) ? '' : 'text-accent'}`}>
          {broken.includes(rule) ? (
            <span className="size-1.5 rounded-full bg-line-strong" aria-hidden="true" />
          ) : (
            <Check className="size-4" aria-hidden="true" />
          )}
          {t.accounts.password.rules[rule]}
        </li>
      ))}
    </ul>
  )
}
