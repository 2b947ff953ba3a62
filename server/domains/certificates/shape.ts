/** A shape that both renderers draw, in points of a page with its origin at the top left. */
export type Shape =
  | { kind: 'path'; d: string; fill?: string; stroke?: string; strokeWidth?: number; opacity?: number }
  | { kind: 'text'; text: string; x: number /** Of the baseline. */; y: number; size: number; font: 'regular' | 'bold'; fill: string; link?: string }
  | { kind: 'picture' /** JPEG, as large as the page. */; bytes: Buffer }

/** A4, landscape. */
export const page = { width: 841.89, height: 595.28 } as const

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`
