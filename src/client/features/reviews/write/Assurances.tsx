import { makeStyles, tokens } from '@fluentui/react-components'
import { Key20Regular } from '@fluentui/react-icons/svg/key'
import { PeopleTeam20Regular } from '@fluentui/react-icons/svg/people-team'
import { PhoneDesktop20Regular } from '@fluentui/react-icons/svg/phone-desktop'
import { useTranslation } from 'react-i18next'
import { paint } from '../../../ui/styles/paint.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', paddingInline: '8px', color: tokens.colorNeutralForeground2 },
  line: {
    display: 'flex',
    gap: '12px',
    '& > svg': { flexShrink: 0, marginBlockStart: '2px', color: paint.brandFg },
  },
})

/** What is promised to writers. */
export function Assurances() {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  return (
    <ul className={styles.list}>
      <li className={styles.line}>
        <PhoneDesktop20Regular aria-hidden="true" />
        <span>{t('assure.saved')}</span>
      </li>
      <li className={styles.line}>
        <Key20Regular aria-hidden="true" />
        <span>{t('assure.anonymous')}</span>
      </li>
      <li className={styles.line}>
        <PeopleTeam20Regular aria-hidden="true" />
        <span>{t('assure.five')}</span>
      </li>
    </ul>
  )
}
