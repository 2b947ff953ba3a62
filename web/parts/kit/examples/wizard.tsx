import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Stepper, type StepState } from '../../../ui/stepper.tsx'
import { WizardLayout } from '../../../ui/wizard-layout.tsx'

const sections: [string, StepState][] = [
  ['Name', 'complete'],
  ['Date', 'partial'],
  ['Place', 'problem'],
  ['Қатысушыларға арналған талаптар', 'empty'],
  ['Programme', 'empty'],
]

export const WizardExample = () => {
  const [search] = useSearchParams()
  const current = Math.min(Math.max(Number(search.get('step')) || 3, 1), sections.length)
  const steps = sections.map(([name, state], place) => ({ name, state, to: `?step=${place + 1}`, isCurrent: place + 1 === current }))
  return (
    <WizardLayout
      title="New event"
      steps={<Stepper label="Sections of the event" steps={steps} />}
      saved="Saved 10:42"
      back={
        <ButtonLink to={`?step=${current - 1}`} look="quiet" preventScrollReset>
          Back
        </ButtonLink>
      }
      next={
        <ButtonLink to={`?step=${current + 1}`} look="quiet" preventScrollReset>
          Next
        </ButtonLink>
      }
      main={<Button>Publish</Button>}
      preview={<div className="rounded-2xl bg-sunken p-6 text-ink-soft">Preview</div>}
    >
      <SectionCard title={sections[current - 1]?.[0] ?? ''}>
        <p>The fields of a section.</p>
      </SectionCard>
    </WizardLayout>
  )
}
