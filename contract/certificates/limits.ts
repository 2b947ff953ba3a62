export const certificatesPageSizes = { certificates: 9, ownerCertificates: 20 } as const

export const certificateStatuses = ['issued', 'replaced', 'revoked'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]

export const certificateFormats = ['pdf', 'png'] as const
export type CertificateFormat = (typeof certificateFormats)[number]

export const certificateNameLength = 150
export const revocationReasonLength = 500

/** Words in braces that the text of a certificate may contain, in each language: «{имя}», «{name}», «{аты}». */
export const certificatePlaceholders = {
  name: ['имя', 'name', 'аты'],
  event: ['событие', 'event', 'шара'],
  dates: ['даты', 'dates', 'күндер'],
  hours: ['часы', 'hours', 'сағат'],
  role: ['роль', 'role', 'рөл'],
  place: ['место', 'place', 'орын'],
  number: ['номер', 'number', 'нөмір'],
} as const
export type CertificatePlaceholder = keyof typeof certificatePlaceholders
