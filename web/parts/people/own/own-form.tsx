import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { type ChangeProps, TalkForm } from '../../settings/talk-form.tsx'
import { useChange } from '../../settings/use-change.ts'

/** One change of the own profile. */
export const OwnForm = (change: ChangeProps) => {
  const { saved, failed } = useWords().profile.own
  const talk = useChange(change.intent, change.subject)
  return <TalkForm talk={talk} action={paths.profile()} saved={saved} failed={failed} {...change} />
}
