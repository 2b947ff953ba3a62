import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'button'>, 'type' | 'onClick' | 'disabled'> & { label: string; isOn: boolean }

/** A label with a switch at the end of the line; the whole line is the button, so it works without scripts in a form. */
export const Switch = ({ label, isOn, ...button }: Props) => (
  <button
    {...button}
    role="switch"
    aria-checked={isOn}
    className="group flex min-h-(--control) w-full items-center justify-between gap-4 rounded-lg py-1.5 text-left disabled:opacity-60"
  >
    <span>{label}</span>
    <span
      aria-hidden="true"
      className="flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors group-aria-checked:justify-end group-aria-checked:border-accent group-aria-checked:bg-accent"
    >
      <span className="size-5 rounded-full bg-line-strong group-aria-checked:bg-on-accent" />
    </span>
  </button>
)
