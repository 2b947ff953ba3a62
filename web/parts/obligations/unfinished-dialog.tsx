import { useLocation } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BlockingDialog } from './blocking-dialog.tsx'

/** Sends a user with an unfinished account to the registration (V226). */
export const UnfinishedDialog = () => {
  const { unfinished } = useWords().obligations
  const { pathname, search } = useLocation()
  return (
    <BlockingDialog title={unfinished.title}>
      <p>{unfinished.text}</p>
      <ButtonLink to={paths.registration(pathname === '/' ? undefined : pathname + search)} size="large">
        {unfinished.action}
      </ButtonLink>
    </BlockingDialog>
  )
}
