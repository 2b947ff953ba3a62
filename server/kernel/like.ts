/** LIKE patterns with escaped wildcards. */
export const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
export const startingWith = (text: string) => `${escaped(text)}%`
export const containing = (text: string) => `%${escaped(text)}%`
