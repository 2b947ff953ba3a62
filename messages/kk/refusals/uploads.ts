import type { uploadsRefusals as declared } from '../../../contract/uploads/refusals.ts'

export const uploadsRefusals = {
  fileTooLarge: 'Файл тым үлкен: әдетте 4 МБ-қа дейін, мұқаба мен баннер үшін 2 МБ-қа дейін.',
  emptyFile: 'Файл бос. Басқасын таңдаңыз.',
  fileTypeRefused: 'Мұндай файл жарамайды. Суреттер: JPG, PNG, WebP немесе GIF. Құжаттар: PDF, DOCX, XLSX, PPTX немесе ZIP.',
  pictureUnreadable: 'Суретті оқу мүмкін болмады. Оны қайта сақтаңыз немесе басқасын таңдаңыз.',
  pictureTooSmall: 'Сурет тым кішкентай: ені де, биіктігі де кемінде 400 пиксель болуы керек.',
  pictureTooVast: 'Суретте пиксель тым көп. Оны кішірейтіп, қайталап көріңіз.',
  tooManyFiles: 'Бірден тым көп файл жіберілді. Бір-бірлеп жіберіңіз.',
  sizeDiffers: 'Файл толық жетпеді. Қайта жіберіңіз.',
  uploadInUse: 'Бұл файл қолданыста. Алдымен оны көрсетілген жерінен алып тастаңыз.',
} satisfies Record<keyof typeof declared, string>
