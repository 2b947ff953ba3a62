import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { FormMessage } from '../forms/talk-form.tsx'
import { useChange } from '../forms/use-change.ts'
import type { SettingsTab } from './settings-tabs.ts'
import { Switch } from './switch.tsx'

type Props = { tab: SettingsTab; intent: string; subject: number; label: string; isOn: boolean }

/** An optimistic switch that submits itself and turns back on a refusal. */
export const SwitchForm = ({ tab, intent, subject, label, isOn }: Props) => {
  const { failed } = useWords().settings
  const { fetcher, answer } = useChange(intent, subject)
  const wanted = fetcher.formData ? fetcher.formData.get('wanted') === 'yes' : isOn
  return (
    <fetcher.Form method="post" action={paths.settings(tab)} preventScrollReset className="flex w-full flex-col gap-1">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="wanted" value={wanted ? 'no' : 'yes'} />
      <Switch type="submit" label={label} isOn={wanted} />
      {answer?.problem && <FormMessage problem={answer.problem} failed={failed} />}
    </fetcher.Form>
  )
}
