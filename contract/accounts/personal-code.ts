/** A typed personal code without separators and case; letters that look like digits are these, and other characters fit no code. */
export const plainCode = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[\s-]/g, '')
    .replace(/[^0-9A-Z]/g, '?')
