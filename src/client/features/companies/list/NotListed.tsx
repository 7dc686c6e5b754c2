import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  words: { marginBlock: '4px 16px' },
  // As wide as the card, except where the card is as wide as a tablet.
  add: { width: '100%', [media.tablet]: { width: 'auto' }, [media.wide]: { width: '100%' } },
})

/** A card beside a list of companies: a missing one can be added (H-022). */
export function NotListed() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('search')
  return (
    <Card padded>
      <h2 className={text.h16}>{t('page.missing')}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{t('page.missingWords')}</p>
      <Action className={styles.add} icon={<Add20Regular />} href="/add-Company">
        {t('page.add')}
      </Action>
    </Card>
  )
}
