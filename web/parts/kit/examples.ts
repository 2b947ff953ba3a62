import type { ComponentType } from 'react'
import { ButtonExample } from './examples/button.tsx'

/** One example a piece, in the order of the page. */
export const examples: { name: string; Example: ComponentType }[] = [{ name: 'button', Example: ButtonExample }]
