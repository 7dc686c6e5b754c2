import { makeStyles } from '@fluentui/react-components'
import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon'
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { switchLanguage } from '../../i18n/switch-language.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { media } from '../../ui/styles/media.ts'
import { chooseScheme, useScheme } from '../../ui/styles/theme-choice.ts'

const useStyles = makeStyles({
  theme: { display: 'none', [media.wide]: { display: 'inline-flex' } },
  language: { paddingInline: '4px', [media.wide]: { paddingInline: '10px' } },
})

/** Switches between light and dark on this device. On phones it is in the drawer. */
export function ThemeToggle() {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  const dark = useScheme() === 'dark'
  return (
    <IconAction
      className={styles.theme}
      label={dark ? t('nav.light') : t('nav.dark')}
      icon={dark ? <WeatherSunny20Regular /> : <WeatherMoon20Regular />}
      onClick={() => chooseScheme(dark ? 'light' : 'dark')}
    />
  )
}

/** The other language, named in that language: stores the choice and reloads (N-008 to N-010). */
export function LanguageToggle() {
  const styles = useStyles()
  const { other } = useLanguage()
  return (
    <Action className={styles.language} kind="ghost" onClick={() => void switchLanguage()}>
      <span lang={other.code}>{other.name}</span>
    </Action>
  )
}
