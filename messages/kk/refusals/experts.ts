import type { expertsRefusals as declared } from '../../../contract/experts/refusals.ts'

export const expertsRefusals = {
  notExpert: 'Тек платформа сарапшыларын шақыруға болады. Басқаларын алып тастап, қайталап көріңіз.',
  ownExpert: 'Ұйымдастырушылар өз іс-шарасының қатысушыларын бағаламайды. Басқа сарапшыларды таңдаңыз.',
  tooManyExperts: 'Іс-шарада ең көбі 50 сарапшы болады.',
  inviteDecided: 'Бұл шақыруға жауап берілген.',
  scoringClosed: 'Ұйымдастырушы бағалауды жапты. Бұрынғы бағаларыңыз сақталды.',
} satisfies Record<keyof typeof declared, string>
