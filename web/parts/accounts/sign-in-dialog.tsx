import { lazy, Suspense, useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MinorDialog } from './minor-dialog.tsx'
import { type Channel, channelsOf } from './phone/code-sent.ts'
import { firstPhoneStep, type SignInAnswer } from './sign-in-answer.ts'

const SignInForm = lazy(async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }))

/** The sign-in over the current page. */
export const SignInDialog = ({ returnUrl, onClose }: { returnUrl: string | undefined; onClose: () => void }) => {
  const { pathname, search } = useLocation()
  const channels = useChannels()
  return <OpenSignIn start={firstPhoneStep} channels={channels} returnUrl={returnUrl ?? pathname + search} onClose={onClose} onLeave={onClose} />
}

type Props = { start: SignInAnswer; channels: Channel[]; returnUrl: string; onClose: () => void; onLeave?: () => void }

/** The dialog itself. A minor without a parental consent sees `MinorDialog` instead (V481). */
export const OpenSignIn = ({ start, onClose, ...formProps }: Props) => {
  const t = useWords()
  const fetcher = useFetcher<SignInAnswer>()
  const answer = fetcher.data ?? start
  if (answer.step === 'minor') return <MinorDialog onClose={onClose} />
  return (
    <Dialog title={t.accounts.signIn.title} onClose={onClose}>
      <Suspense fallback={<SignInSkeleton />}>
        <SignInForm answer={answer} fetcher={fetcher} action={paths.login()} {...formProps} />
      </Suspense>
    </Dialog>
  )
}

/** As high as the form, so that the dialog does not grow when its script arrives. */
const SignInSkeleton = () => (
  <div className="flex min-h-112 flex-col gap-5">
    <Skeleton shape="row" count={4} />
  </div>
)

/** Starts with SMS until the server returns the available channels. */
const useChannels = () => {
  const [channels, setChannels] = useState<Channel[]>(['sms'])
  useEffect(() => {
    void browserApi('GET /sms-service/status-balance').then((attempt) => attempt.ok && setChannels(channelsOf(attempt.reply)))
  }, [])
  return channels
}
