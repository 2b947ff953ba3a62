import { fontFiles } from '../../kernel/drawn-text.ts'
import { escapeXml } from '../../kernel/xml.ts'
import { page, type Shape } from './shape.ts'

const widthPx = 1684

/** The same page as a picture for screens. */
export const drawPng = async (shapes: readonly Shape[]): Promise<Buffer> => {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')])
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${page.width} ${page.height}" width="${page.width}" height="${page.height}" font-family="Noto Sans">${shapes.map(element).join('')}</svg>`
  const { width, height, pixels } = await renderAsync(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false, fontFiles: Object.values(fontFiles) },
  })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

const element = (shape: Shape): string => {
  if (shape.kind === 'picture')
    return `<image width="${page.width}" height="${page.height}" preserveAspectRatio="none" xlink:href="data:image/jpeg;base64,${shape.bytes.toString('base64')}"/>`
  if (shape.kind === 'text') {
    const weight = shape.font === 'bold' ? 700 : 400
    return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}" font-weight="${weight}" fill="${shape.fill}">${escapeXml(shape.text)}</text>`
  }
  const stroke = shape.stroke ? ` stroke="${shape.stroke}" stroke-width="${shape.strokeWidth ?? 1}"` : ''
  return `<path d="${shape.d}" fill="${shape.fill ?? 'none'}"${stroke} fill-opacity="${shape.opacity ?? 1}"/>`
}
