import type { contentRefusals as declared } from '../../../contract/content/refusals.ts'

export const contentRefusals = {
  contentChanged: 'Жазбаны басқа біреу өзгертіп қойған. Салыстырып, қайта сақтаңыз.',
  contentUsed: 'Жазба қолданылып тұр, сондықтан оны жоюға болмайды.',
  contentExists: 'Мұндай жазба бұрыннан бар.',
  contentConcerns:
    'Өзгеріс жазылып қойғандарға қатысты. Брондаулар сақталады, жабық күндердегі коворкинг орындары босайды. Қатысы бар адамдардың бәрі хабарлама алады. Өзгерісті растаңыз.',
} satisfies Record<keyof typeof declared, string>
