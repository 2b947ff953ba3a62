import type { uploadsRefusals as declared } from '../../../contract/uploads/refusals.ts'

export const uploadsRefusals = {
  fileTooLarge: 'The file is too large: up to 4 MB, and up to 2 MB for covers and banners.',
  emptyFile: 'The file is empty. Please choose another one.',
  fileTypeRefused: 'Files of this kind can’t be used. Pictures: JPG, PNG, WebP or GIF. Documents: PDF, DOCX, XLSX, PPTX or ZIP.',
  pictureUnreadable: 'We couldn’t read this picture. Save it anew or choose another one.',
  pictureTooSmall: 'The picture is too small: it has to be at least 400 pixels wide and 400 high.',
  pictureTooVast: 'The picture has too many pixels. Make it smaller and try again.',
  tooManyFiles: 'Too many files at once. Please send them one by one.',
  sizeDiffers: 'Only a part of the file arrived. Please send it again.',
  uploadInUse: 'This file is in use. First remove it from where it is shown.',
} satisfies Record<keyof typeof declared, string>
