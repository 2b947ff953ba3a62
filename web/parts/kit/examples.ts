import type { ComponentType } from 'react'
import { ButtonExample } from './examples/button.tsx'
import { FormExample } from './examples/form.tsx'

/** One example a piece, in the order of the page. */
export const examples: { name: string; Example: ComponentType }[] = [
  { name: 'button', Example: ButtonExample },
  { name: 'form', Example: FormExample },
]
