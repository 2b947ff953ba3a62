import type { cabinetServer as cabinetRu } from '../ru/cabinet.ts'
import type { SameWords } from '../words.ts'

export const cabinetServer: SameWords<typeof cabinetRu> = {
  cabinetStates: {
    wait: 'Тексеруде',
    draft: 'Жобалар',
    declined: 'Қабылданбағандар',
    cancelled: 'Күші жойылғандар',
    published: 'Жарияланғандар',
    completed: 'Өткендер',
    active: 'Қазір өтіп жатқандар',
    archive: 'Мұрағат',
    upcoming: 'Алдағылар',
  },
  cabinetSorts: { weight: 'Маңызы бойынша', popularity: 'Танымалдығы бойынша', date: 'Күні бойынша' },
}
