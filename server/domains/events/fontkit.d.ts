/** The font reader of pdfkit, which comes without types: here is what measuring text needs. */
declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint: (codePoint: number) => boolean
    glyphForCodePoint: (codePoint: number) => { advanceWidth: number }
  }
  export const openSync: (path: string) => Font
}
