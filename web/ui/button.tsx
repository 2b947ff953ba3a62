import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'

type Look = 'main' | 'quiet' | 'danger' | 'plain'
type Size = 'small' | 'normal' | 'large'

/** One filled button (`main`) a view; the others are `quiet`, or `plain`. */
const looks: Record<Look, string> = {
  main: 'bg-accent text-on-accent hover:bg-accent-hover',
  quiet: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
  plain: 'text-accent hover:bg-accent-soft',
}

/** Heights follow the density; a large button is for the one action of a public page. */
const sizes: Record<Size, string> = {
  small: 'min-h-(--control) px-3 text-sm',
  normal: 'min-h-(--control) px-4 py-1.5',
  large: 'min-h-[max(3.25rem,var(--control))] px-6 py-2 text-lg',
}

const className = (look: Look, size: Size, extra = '') =>
  `inline-flex items-center justify-center gap-2 rounded-xl font-medium transition-colors disabled:opacity-60 aria-disabled:opacity-60 ${sizes[size]} ${looks[look]} ${extra}`

type Style = { look?: Look; size?: Size }

/** `isBusy` shows progress and prevents a second press; the button keeps the focus, which a disabled one would lose. */
export const Button = ({
  look = 'main',
  size = 'normal',
  isBusy = false,
  className: extra,
  children,
  ...rest
}: ComponentProps<'button'> & Style & { isBusy?: boolean }) => (
  <button
    type="button"
    {...rest}
    {...(isBusy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
    className={className(look, size, extra)}
  >
    {isBusy && <Spinner />}
    {children}
  </button>
)

const ignore = (press: MouseEvent) => press.preventDefault()

export const ButtonLink = ({ look = 'main', size = 'normal', className: extra, ...rest }: ComponentProps<typeof Link> & Style) => (
  <Link {...rest} className={className(look, size, extra)} />
)

/** A link to an address outside the router, such as an API call, which has no locale. */
export const ButtonAnchor = ({ look = 'main', size = 'normal', className: extra, ...rest }: ComponentProps<'a'> & Style) => (
  <a {...rest} className={className(look, size, extra)} />
)

type More = Omit<ComponentProps<typeof ButtonLink>, 'onClick' | 'look'> & { isLoading: boolean; load: () => unknown }

/** Loads more in place; without scripts, or in a new tab, it opens the address. */
export const MoreLink = ({ isLoading, load, children, ...rest }: More) => {
  const loadHere = (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    if (!isLoading) load()
  }
  return (
    <ButtonLink {...rest} look="quiet" onClick={loadHere} aria-busy={isLoading || undefined}>
      {isLoading && <Spinner />}
      {children}
    </ButtonLink>
  )
}

export const Spinner = () => (
  <span className="size-4 shrink-0 rounded-full border-2 border-current border-t-transparent motion-safe:animate-spin" aria-hidden="true" />
)
