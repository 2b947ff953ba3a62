import { FormMessage } from '../../forms/form-message.tsx'
import { useFormPost } from '../../forms/use-form-post.ts'
import { Switch } from '../../ui/switch.tsx'

type Props = { intent: string; subject: number; label: string; isOn: boolean }

/** An optimistic switch that submits itself and turns back on a refusal. */
export const SwitchForm = ({ intent, subject, label, isOn }: Props) => {
  const { fetcher, answer, action } = useFormPost(intent, subject)
  const wanted = fetcher.formData ? fetcher.formData.get('wanted') === 'yes' : isOn
  return (
    <fetcher.Form method="post" action={action} preventScrollReset className="flex w-full flex-col gap-1">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="wanted" value={wanted ? 'no' : 'yes'} />
      <Switch type="submit" label={label} isOn={wanted} />
      {answer?.problem && <FormMessage problem={answer.problem} />}
    </fetcher.Form>
  )
}
