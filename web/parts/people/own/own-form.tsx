import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { type ChangeProps, TalkForm } from '../../forms/talk-form.tsx'
import { useChange } from '../../forms/use-change.ts'

export const OwnForm = (change: ChangeProps) => {
  const { saved, failed } = useWords().profile.own
  const talk = useChange(change.intent, change.subject)
  return <TalkForm talk={talk} action={paths.profile()} saved={saved} failed={failed} {...change} />
}
