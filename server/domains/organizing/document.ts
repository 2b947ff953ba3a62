import type { EventDocument } from '../../../contract/organizing/fields.ts'

export type DocumentField = keyof EventDocument
export type Fields = Partial<EventDocument>

/** Guests can be in a space of the site. */
export const usesSpace = ({ format, onlineWithSpace }: Pick<EventDocument, 'format' | 'onlineWithSpace'>) =>
  format === 'space' || (format === 'online' && onlineWithSpace)

export const isBroadcast = ({ broadcast, networking }: EventDocument) => broadcast || networking?.broadcast === true

/** The files of a document by field. */
export const filesOf = ({ photo, certificateBg, partners, documents, materials, personalisation }: EventDocument): [DocumentField, string[]][] => {
  const only = (files: (string | null)[]) => files.filter((file) => file !== null)
  return [
    ['photo', only([photo])],
    ['certificateBg', only([certificateBg])],
    ['partners', only(partners.map(({ logo }) => logo))],
    ['personalisation', only([personalisation.cover])],
    ['documents', documents],
    ['materials', materials],
  ]
}
