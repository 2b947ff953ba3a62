import { useFetcher, useLocation } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OwnCodeForm } from '../accounts/second-step/code-forms.tsx'
import { PasskeyEnter } from '../accounts/second-step/passkey-forms.tsx'
import type { SecondStepAnswer } from '../accounts/second-step/second-step-page.ts'
import { BlockingDialog } from './blocking-dialog.tsx'

/** Completes a sign-in with a code. If the second step must be set up first, links to that page. */
export const SecondStepDialog = ({ viewer }: { viewer: SessionUser }) => {
  const { secondStep: t } = useWords().obligations
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<SecondStepAnswer>()
  const currentPath = pathname + search
  return (
    <BlockingDialog title={t.title}>
      {viewer.secondStep === 'passkey' && <PasskeyEnter fetcher={fetcher} returnUrl={currentPath} />}
      {viewer.secondStep !== 'setup' ? (
        <OwnCodeForm fetcher={fetcher} returnUrl={currentPath} fault={fetcher.data?.problem ?? null} isSecondary={viewer.secondStep === 'passkey'} />
      ) : (
        <>
          <p>{t.mustSetUp}</p>
          <ButtonLink to={paths.secondStep(currentPath)} size="large">
            {t.setup}
          </ButtonLink>
        </>
      )}
    </BlockingDialog>
  )
}
