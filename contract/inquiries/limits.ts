export const inquiriesPageSizes = { inquiries: 10 } as const

export const inquiryTypes = ['attendance', 'participation'] as const
export type InquiryType = (typeof inquiryTypes)[number]

export const inquiryStatuses = ['wait', 'approved', 'declined'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const inquiryTextLength = 1000
export const inquiryCommentLength = 500
export const inquiryFiles = 5
