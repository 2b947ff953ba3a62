import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../kernel/words.tsx'
import type { ComboboxOption } from './combobox-options.ts'

/** The chosen options before the text field; arrows move to them, Backspace and Delete remove them. */
export const ComboboxChips = ({ chosen, children }: { chosen: ComboboxOption[]; children: ReactNode }) => {
  const words = useWords().ui.combobox
  return (
    <Combobox.Chips aria-label={chosen.length > 0 ? words.chosen : undefined} className="flex min-w-0 grow flex-wrap items-center gap-1.5 py-1.5">
      {chosen.map(({ id, label }) => (
        <Combobox.Chip
          key={id}
          aria-label={label}
          aria-description={words.removeKeys}
          className="inline-flex min-h-8 max-w-full items-center rounded-full bg-accent-soft pl-3 text-sm font-medium wrap-anywhere data-highlighted:outline-3 data-highlighted:outline-accent"
        >
          {label}
          <Combobox.ChipRemove aria-label={words.remove(label)} className="inline-flex size-8 shrink-0 items-center justify-center rounded-full">
            <X className="size-4" aria-hidden="true" />
          </Combobox.ChipRemove>
        </Combobox.Chip>
      ))}
      {children}
    </Combobox.Chips>
  )
}
