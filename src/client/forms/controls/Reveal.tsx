import { makeStyles } from '@fluentui/react-components'
import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off'
import { useTranslation } from 'react-i18next'
import { IconAction } from '../../ui/controls/IconAction.tsx'

const useStyles = makeStyles({ button: { flexShrink: 0, marginInlineEnd: '-10px' } })

/** The button that shows a password in plain text, until it is hidden again. */
export function Reveal({ revealed, onChange }: { revealed: boolean; onChange: (revealed: boolean) => void }) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  return (
    <IconAction
      className={styles.button}
      label={t(revealed ? 'password.hide' : 'password.show')}
      icon={revealed ? <EyeOff20Regular /> : <Eye20Regular />}
      onClick={() => onChange(!revealed)}
    />
  )
}
