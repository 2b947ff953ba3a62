import { type ReactNode, useEffect } from 'react'
import { locales } from '../../../../contract/locales.ts'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { browserStorage } from '../../accounts/browser-storage.ts'
import { CityField, useCityFaultText } from '../../cities/city-field.tsx'
import type { SettingsResult } from '../settings-change.ts'
import type { SettingsSection } from '../settings-sections.ts'
import { ZoneOptions } from '../zone-options.tsx'
import type { InterfaceData } from './load-interface.ts'
import { type Theme, themes } from './themes.ts'

export const interfaceSections = (looks: InterfaceData): Record<SettingsSection<'interface'>, ReactNode> => ({ looks: <Looks looks={looks} /> })

/** Language, theme, city and time zone of the site for this user. */
const Looks = ({ looks }: { looks: InterfaceData }) => {
  const { cities, settings } = useWords()
  const { interface: t, save } = settings
  const post = useFormPost<SettingsResult>('changeLooks')
  const city = post.answer?.city ?? null
  const faultText = useCityFaultText(city)
  const isSaved = post.answer !== null && post.answer.problem === null
  useEffect(() => {
    if (isSaved) showTheme(looks.theme)
  }, [isSaved, looks.theme])
  return (
    <SectionCard anchor="looks" title={t.title}>
      <PostFormOf post={post} submit={save} className="gap-5">
        {(fields) => (
          <>
            <Language />
            <ChoicePills
              legend={t.theme}
              name="theme"
              options={themes.map((theme) => ({ value: theme, label: t.themes[theme] }))}
              defaultValue={[looks.theme]}
            />
            <CityField {...fields.text('city', cities.label, { saved: looks.city, faultText })} fault={city} cities={looks.cities} />
            <Zone looks={looks} />
          </>
        )}
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
      <ZoneOptions zones={zones} />
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
