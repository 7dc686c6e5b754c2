import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type Aspect, aspects } from '../../../contract/reviews/aspects.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { useText } from '../../ui/styles/text.ts'
import measured from './aspects-measured.json'

const useStyles = makeStyles({ leftOut: { marginBlockStart: '12px' } })

/**
 * How reliably each aspect of work is found in reviews, as `npm run aspects` measured it; below them, the aspects found
 * too unreliably to be published.
 */
export function AspectsTable() {
  const { t } = useTranslation(['methodology', 'aspects'])
  const { format } = useLanguage()
  const styles = useStyles()
  const text = useText()
  const told: ReadonlySet<string> = new Set(aspects)
  const translateName = (id: string) => t(`aspects:names.${id as Aspect}`)
  const leftOut = measured.aspects.filter(({ id }) => !told.has(id))
  return (
    <>
      <DataTable
        head={[t('aspects.aspect'), t('aspects.there'), t('aspects.precision'), t('aspects.recall')]}
        rows={measured.aspects
          .filter(({ id }) => told.has(id))
          .map(({ id, right, wrong, missed }) => ({
            key: id,
            cells: [
              translateName(id),
              format.number(right + missed),
              format.percent(right / (right + wrong)),
              format.percent(right / (right + missed)),
            ],
          }))}
      />
      {leftOut.length > 0 && (
        <p className={mergeClasses(text.s13, text.muted, styles.leftOut)}>
          {t('aspects.leftOut', { names: format.list(leftOut.map(({ id }) => translateName(id))) })}
        </p>
      )}
    </>
  )
}
