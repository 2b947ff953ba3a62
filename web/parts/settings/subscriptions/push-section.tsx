import { useEffect, useState } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { Errors } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { canPush, isSubscribed, subscribeToPush, unsubscribeFromPush } from './web-push.ts'

type State = 'checking' | 'unsupported' | 'on' | 'off'

/** Push notifications for this browser; scripts are required, because only they can ask for permission. */
export const PushSection = () => {
  const { push: t } = useWords().settings
  return (
    <div className="script-only">
      <SectionCard anchor="push" title={t.title}>
        <PushSwitch />
      </SectionCard>
    </div>
  )
}

const PushSwitch = () => {
  const { settings, forms } = useWords()
  const { push: t } = settings
  const [state, setState] = useState<State>('checking')
  const [fault, setFault] = useState<'denied' | 'failed' | null>(null)
  useEffect(() => {
    if (!canPush()) return setState('unsupported')
    void isSubscribed().then((isOn) => setState(isOn ? 'on' : 'off'))
  }, [])
  if (state === 'checking') return <p className="text-ink-soft">{t.checking}</p>
  if (state === 'unsupported') return <p className="text-ink-soft">{t.unsupported}</p>
  const turn = async () => {
    const outcome = await (state === 'on' ? unsubscribeFromPush() : subscribeToPush())
    setFault(outcome === 'done' ? null : outcome)
    if (outcome === 'done') setState(state === 'on' ? 'off' : 'on')
  }
  return (
    <>
      <Switch type="button" label={t.on} isOn={state === 'on'} onClick={turn} />
      {fault && <Errors errors={[fault === 'denied' ? t.denied : forms.failed]} />}
    </>
  )
}
