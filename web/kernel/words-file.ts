/** The file name of a dictionary area: `uiFields` is in `ui-fields.ts`. */
export const wordsFile = (area: string): string => `${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
