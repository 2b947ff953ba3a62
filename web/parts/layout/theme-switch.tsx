import { Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { browserStorage } from '../accounts/browser-storage.ts'

const isDark = () => {
  const { theme, darkLayout } = document.documentElement.dataset
  if (theme) return theme === 'dark'
  return darkLayout !== undefined || matchMedia('(prefers-color-scheme: dark)').matches
}

const show = (theme: 'light' | 'dark') => {
  document.documentElement.dataset.theme = theme
  browserStorage()?.setItem('theme', theme)
}

/** A signed-in user's choice is also saved to the account, so that their other browsers use it. */
const toggle = (viewer: SessionUser | null) => {
  const theme = isDark() ? 'light' : 'dark'
  show(theme)
  if (viewer) void browserApi('PUT /user/interface-settings', { body: { theme } })
}

/** Applies the theme of the account after a sign-in. */
export const useThemeOf = (viewer: SessionUser | null) => {
  const theme = viewer?.theme ?? 'system'
  useEffect(() => {
    if (theme !== 'system') show(theme)
  }, [theme])
}

/** Switches between light and dark. Until the user chooses, the control panel is dark, and the system's setting applies elsewhere. */
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
