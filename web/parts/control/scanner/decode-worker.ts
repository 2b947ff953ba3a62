import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// our own file: by default the library loads it from a foreign host
prepareZXingModule({ overrides: { locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? wasmUrl : folder + path) } })

/** Answers each frame with the text of its QR code, or null. A worker, so that the page stays quick and its policy needs no WebAssembly. */
self.onmessage = async ({ data: frame }: MessageEvent<ImageData>) => {
  const [found] = await readBarcodes(frame, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  self.postMessage(found?.isValid ? found.text : null)
}
