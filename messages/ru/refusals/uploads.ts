import type { uploadsRefusals as declared } from '../../../contract/uploads/refusals.ts'

export const uploadsRefusals = {
  fileTooLarge: 'Файл слишком большой: по умолчанию до 4 МБ, для обложек и баннеров до 2 МБ.',
  emptyFile: 'Файл пустой. Выберите другой.',
  fileTypeRefused: 'Такие файлы не подходят. Изображения: JPG, PNG, WebP или GIF. Документы: PDF, DOCX, XLSX, PPTX или ZIP.',
  pictureUnreadable: 'Не удалось прочитать изображение. Сохраните его заново или выберите другое.',
  pictureTooSmall: 'Изображение слишком маленькое: нужно хотя бы 400 пикселей в ширину и в высоту.',
  pictureTooVast: 'В изображении слишком много пикселей. Уменьшите его и попробуйте снова.',
  tooManyFiles: 'Слишком много файлов сразу. Отправьте их по одному.',
  sizeDiffers: 'Файл пришёл не целиком. Отправьте его ещё раз.',
  uploadInUse: 'Этот файл используется. Сначала уберите его оттуда, где он показан.',
} satisfies Record<keyof typeof declared, string>
