import { useWords } from '../../../kernel/words.tsx'
import type { RegistrationStep } from './registration-answer.ts'

/** Shows the current step of the registration. Registration by email has no code step. */
export const RegistrationProgress = ({ answer }: { answer: RegistrationStep }) => {
  const { steps } = useWords().accounts.registration
  const isByEmail = answer.step === 'email' || (answer.step === 'person' && answer.contact.kind === 'email')
  const stages: Stage[] = isByEmail ? ['contact', 'person'] : ['contact', 'code', 'person']
  const at = stages.indexOf(stageOf(answer))
  return (
    <ol aria-label={steps.label} className="grid auto-cols-fr grid-flow-col gap-2 text-sm">
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === at ? 'step' : undefined}
          className={`border-t-4 pt-2 ${index <= at ? 'border-accent' : 'border-line'} ${index === at ? 'font-semibold' : 'text-ink-soft'}`}
        >
          {steps[stage]}
        </li>
      ))}
    </ol>
  )
}

type Stage = 'contact' | 'code' | 'person'

const stageOf = ({ step }: RegistrationStep): Stage => (step === 'code' || step === 'person' ? step : 'contact')
