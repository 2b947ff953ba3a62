import type { ui as russian } from '../ru/ui.ts'
import type { SameWords } from '../words.ts'

export const ui: SameWords<typeof russian> = {
  cancel: 'Бас тарту',
  unsaved: {
    title: 'Сақтамай шығасыз ба?',
    text: 'Өзгерістер сақталмаған, олар жоғалады.',
    leave: 'Сақтамай шығу',
    stay: 'Өңдеуді жалғастыру',
  },
  panel: { previous: 'Алдыңғы жазба', next: 'Келесі жазба' },
  toast: { region: 'Хабарламалар', undo: 'Қайтару' },
  combobox: {
    add: (text) => `Қосу: «${text}»`,
    remove: (name) => `Алып тастау: ${name}`,
    show: 'Нұсқаларды көрсету',
    loading: 'Іздеп жатырмыз…',
    nothing: 'Ештеңе табылмады. Басқаша жазып көріңіз.',
    failed: 'Нұсқалар жүктелмеді. Сәл кейінірек қайталап көріңіз.',
    type: 'Атауын жаза бастаңыз',
    chosen: 'Таңдалғаны',
    removeKeys: 'Backspace немесе Delete алып тастайды',
    other: 'Тізімде жоқ па? Үтір арқылы жазыңыз',
  },
}
