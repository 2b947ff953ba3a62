import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { type ChangeProps, TalkForm } from '../forms/talk-form.tsx'
import { type ChangeTalk, useChange } from '../forms/use-change.ts'
import type { SettingsTab } from './settings-tabs.ts'

type Props = ChangeProps & { tab: SettingsTab }

export const ChangeForm = (props: Props) => {
  const talk = useChange(props.intent, props.subject)
  return <ChangeFormOf {...props} talk={talk} />
}

/** The same form, for callers that need the answer. */
export const ChangeFormOf = ({ tab, ...change }: Props & { talk: ChangeTalk }) => {
  const { saved, failed } = useWords().settings
  return <TalkForm action={paths.settings(tab)} saved={saved} failed={failed} {...change} />
}
