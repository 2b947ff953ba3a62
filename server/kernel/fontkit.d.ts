/** Types of the untyped font reader of pdfkit, limited to measuring text. */
declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint: (codePoint: number) => boolean
    glyphForCodePoint: (codePoint: number) => { advanceWidth: number }
  }
  export const openSync: (path: string) => Font
}
