import { type ComponentProps, createContext, use } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Opens the sign-in dialog over the current page, which returns to the given address or to that page; null where there is no dialog. */
export const SignInContext = createContext<((returnUrl?: string) => void) | null>(null)

/** A link to the sign-in that returns to the current page: a dialog with scripts, a page without them. */
export const SignInLink = ({ returnUrl, ...rest }: Omit<ComponentProps<typeof ButtonLink>, 'to'> & { returnUrl?: string }) => {
  const { pathname, search } = useLocation()
  const open = use(SignInContext)
  const onClick = (event: React.MouseEvent) => {
    if (!open || returnUrl || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  return <ButtonLink {...rest} to={paths.login(returnUrl ?? pathname + search)} onClick={onClick} />
}
