import type { CertificateFormat } from '../../../contract/certificates/limits.ts'
import type { FileAnswer } from '../../../contract/kit.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Resources } from '../../kernel/resources.ts'
import { backgroundOf } from './background.ts'
import { drawPdf } from './draw-pdf.ts'
import { drawPng } from './draw-png.ts'
import { layoutOf } from './layout.ts'
import type { Sample } from './printed-text.ts'

type Deps = Pick<Resources, 'db' | 'outside' | 'log' | 'siteUrl'>

/** Drawn on request, because a page takes less time than reading it from a remote storage. */
export const certificateFile = async (deps: Deps, certificate: Sample, format: CertificateFormat): Promise<FileAnswer> => {
  const { locale, number, user_name, event_name, issued_at } = certificate
  const shapes = layoutOf({ certificate, background: await backgroundOf(deps, certificate.bg_id), siteUrl: deps.siteUrl })
  const { printedCertificate: t, common } = dictionaries[locale]
  const name = `${t.file}-${number}.${format}`
  if (format === 'png') return { name, mediaType: 'image/png', bytes: await drawPng(shapes) }
  const title = t.documentTitle({ user: user_name, event: event_name })
  return { name, mediaType: 'application/pdf', bytes: await drawPdf(shapes, { title, author: common.siteName, locale, issuedAt: issued_at }) }
}
