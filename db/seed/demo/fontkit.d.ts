/** Types for the parts of pdfkit's font reader that are used here; it has none of its own. */
declare module 'fontkit' {
  /** A font that pdfkit accepts as an object, so that many documents share one parsed font. */
  export const create: (bytes: Uint8Array) => PDFKit.Mixins.PDFFontSource & {
    /** Code points of all its letters. */
    characterSet: number[]
    glyphForCodePoint: (codePoint: number) => object
  }
}
