export const uploadsRefusals = {
  fileTooLarge: { status: 422, field: 'file' },
  emptyFile: { status: 422, field: 'file' },
  fileTypeRefused: { status: 422, field: 'file' },
  pictureUnreadable: { status: 422, field: 'file' },
  pictureTooSmall: { status: 422, field: 'file' },
  pictureTooVast: { status: 422, field: 'file' },
  tooManyFiles: { status: 422, field: 'file' },
  sizeDiffers: { status: 422, field: 'file' },
  uploadInUse: { status: 409 },
} as const
