import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../contract/companies/companies.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import Avatar from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { media } from '../../ui/media.ts'
import { Said } from '../../ui/Said.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { useText } from '../../ui/text.ts'

const useStyles = makeStyles({
  body: {
    display: 'flex',
    gap: '16px',
    alignItems: 'center',
    marginBlockStart: '12px',
    [media.zoomed]: { flexWrap: 'wrap' },
  },
  rate: { display: 'flex', flexWrap: 'wrap', gap: '0 6px', alignItems: 'center' },
})

/** The CEO: image, name and star rating to one decimal (C-036 to C-040); nothing without a CEO. */
export function CeoCard({ company }: { company: Company }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['companies', 'common'])
  const { format } = useLanguage()
  const { ceo, ceo_rate, ceo_ratings } = company
  if (!ceo) return null
  return (
    <Card as="section" padded>
      <h2 className={text.h16}>{t('ceo.title')}</h2>
      <div className={styles.body}>
        <Avatar image={ceo.image} name={ceo.name} size={64} />
        <div>
          <p className={text.h16}>
            <Said>{ceo.name}</Said>
          </p>
          {ceo_rate !== null && (
            <>
              <div className={styles.rate}>
                <Stars rating={ceo_rate} />
                <b>{format.rating(ceo_rate)}</b>
              </div>
              <p className={mergeClasses(text.s13, text.faint)}>
                {t('ratings', { ns: 'common', count: ceo_ratings, number: format.atLeast(ceo_ratings) })}
              </p>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
