import { Moon, Sun } from 'lucide-react'
import { useWords } from '../../kernel/words.tsx'

const isDark = () => {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

const toggle = () => {
  const theme = isDark() ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  localStorage.setItem('theme', theme)
}

/** Light or dark; the system decides until one is chosen. */
export const ThemeSwitch = () => {
  const t = useWords()
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={t.layout.theme}
      title={t.layout.theme}
      className="script-only flex size-10 items-center justify-center rounded-lg hover:bg-sunken"
    >
      <Sun className="size-5 dark:hidden" aria-hidden="true" />
      <Moon className="hidden size-5 dark:block" aria-hidden="true" />
    </button>
  )
}
