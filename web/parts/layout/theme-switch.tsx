import { Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { browserStorage } from '../accounts/browser-draft.ts'

const isDark = () => {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

const show = (theme: 'light' | 'dark') => {
  document.documentElement.dataset.theme = theme
  browserStorage()?.setItem('theme', theme)
}

/** What is chosen while signed in is kept with the account, so that other browsers know it. */
const toggle = (viewer: SessionUser | null) => {
  const theme = isDark() ? 'light' : 'dark'
  show(theme)
  if (viewer) void browserApi('PUT /user/interface-settings', { body: { theme } })
}

/** Who signs in brings his theme along. */
export const useThemeOf = (viewer: SessionUser | null) => {
  const theme = viewer?.theme ?? 'system'
  useEffect(() => {
    if (theme !== 'system') show(theme)
  }, [theme])
}

/** Light or dark; the system decides until one is chosen. */
export const ThemeSwitch = () => {
  const t = useWords()
  const viewer = useViewer()
  return (
    <button
      type="button"
      onClick={() => toggle(viewer)}
      aria-label={t.layout.theme}
      title={t.layout.theme}
      className="script-only flex size-10 items-center justify-center rounded-lg hover:bg-sunken"
    >
      <Sun className="size-5 dark:hidden" aria-hidden="true" />
      <Moon className="hidden size-5 dark:block" aria-hidden="true" />
    </button>
  )
}
