/** The font reader of pdfkit, which comes without types: here is what we use. */
declare module 'fontkit' {
  /** A font pdfkit takes as it is, so that many documents share one reading of it. */
  export const create: (bytes: Uint8Array) => PDFKit.Mixins.PDFFontSource & {
    /** Code points of every letter it has. */
    characterSet: number[]
    glyphForCodePoint: (codePoint: number) => object
  }
}
