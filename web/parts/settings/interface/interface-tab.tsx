import { useEffect } from 'react'
import { locales } from '../../../../contract/locales.ts'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Radio, SelectField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { browserStorage } from '../../accounts/browser-draft.ts'
import { CityField } from '../../accounts/registration/city-field.tsx'
import type { SettingsResult } from '../settings-change.ts'
import type { InterfaceData } from './load-interface.ts'
import { type Theme, themes } from './themes.ts'

/** Language, theme, city and time zone of the site for this user. */
export const InterfaceTab = ({ looks }: { looks: InterfaceData }) => {
  const { interface: t, save } = useWords().settings
  const post = useFormPost<SettingsResult>('changeLooks')
  const isSaved = post.answer !== null && post.answer.problem === null
  useEffect(() => {
    if (isSaved) showTheme(looks.theme)
  }, [isSaved, looks.theme])
  return (
    <SectionCard title={t.title}>
      <PostFormOf post={post} submit={save} className="gap-5">
        <Language />
        <fieldset className="flex w-full flex-col gap-2">
          <legend className="mb-1.5 font-medium">{t.theme}</legend>
          {themes.map((theme) => (
            <Radio key={theme} name="theme" value={theme} defaultChecked={looks.theme === theme} label={t.themes[theme]} />
          ))}
        </fieldset>
        <div className="w-full">
          <CityField city={looks.city} fault={post.answer?.city ?? null} cities={looks.cities} />
        </div>
        <Zone looks={looks} />
      </PostFormOf>
    </SectionCard>
  )
}

/** Preselects the language of the page, which can differ from the saved one. */
const Language = () => {
  const t = useWords()
  const locale = useLocale()
  return (
    <SelectField label={t.settings.interface.language} name="locale" defaultValue={locale}>
      {locales.map((one) => (
        <option key={one} value={one}>
          {t.common.languages[one].full}
        </option>
      ))}
    </SelectField>
  )
}

const Zone = ({ looks: { timezone, zones } }: { looks: InterfaceData }) => {
  const { interface: t } = useWords().settings
  return (
    <SelectField label={t.timezone} help={t.timezoneHelp} name="timezone" defaultValue={timezone ?? ''}>
      <option value="">{t.ofDevice}</option>
      {zones.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** Applies the theme in this browser and stores it for the next pages. */
const showTheme = (theme: Theme) => {
  const storage = browserStorage()
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    storage?.removeItem('theme')
  } else {
    document.documentElement.dataset.theme = theme
    storage?.setItem('theme', theme)
  }
}
