import { useWords } from '../../kernel/words.tsx'
import type { RegistrationStep } from './registration-answer.ts'

const stages = ['contact', 'code', 'person'] as const

const stageOf: Record<RegistrationStep['step'], (typeof stages)[number]> = {
  phone: 'contact',
  email: 'contact',
  known: 'contact',
  code: 'code',
  person: 'person',
}

/** Which of the steps one is at. */
export const RegistrationProgress = ({ step }: { step: RegistrationStep['step'] }) => {
  const { steps } = useWords().accounts.registration
  const at = stages.indexOf(stageOf[step])
  return (
    <ol aria-label={steps.label} className="grid grid-cols-3 gap-2 text-sm">
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
