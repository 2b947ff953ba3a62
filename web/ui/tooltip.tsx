import { type ReactNode, useId, useRef } from 'react'

const showAfterMs = 400

type Props = { text: string; children: (describedBy: string) => ReactNode }

/**
 * A short explanation of one control, shown on hover and on focus; Escape hides it. It only repeats or adds to the name of
 * the control, because it is missing without scripts and on touch screens.
 */
export const Tooltip = ({ text, children }: Props) => {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const toggle = (isShown: boolean) => {
    clearTimeout(timer.current)
    tip.current?.togglePopover(isShown)
  }
  const showLater = () => {
    timer.current = setTimeout(() => toggle(true), showAfterMs)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside takes the keys and the focus
    <span
      className="inline-flex [anchor-name:--tip] [anchor-scope:--tip]"
      onPointerEnter={showLater}
      onPointerLeave={() => toggle(false)}
      onFocus={() => toggle(true)}
      onBlur={() => toggle(false)}
      onKeyDown={({ key }) => key === 'Escape' && toggle(false)}
    >
      {children(id)}
      <span ref={tip} id={id} role="tooltip" popover="manual" className="anchored max-w-64 px-3 py-1.5 text-sm [position-anchor:--tip]">
        {text}
      </span>
    </span>
  )
}
