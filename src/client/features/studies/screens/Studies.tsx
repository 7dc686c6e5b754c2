import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../../router/page-title.ts'
import NotFound from '../../../ui/states/NotFound.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { useText } from '../../../ui/styles/text.ts'
import { OneStudy } from '../OneStudy.tsx'
import { StudyList } from '../StudyList.tsx'

const useStyles = makeStyles({
  lead: { marginBlock: '4px 24px', maxWidth: '640px' },
  note: { marginBlockStart: '24px' },
  others: { marginBlock: '40px 16px' },
})

/** `/studies` (R-025, P-003): survey questions answered by employees; `/studies/{id}` has one of them on top. */
export default function Studies({ params }: { params: { id?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('studies')
  if (params.id === undefined)
    return (
      <div className={mergeClasses(layout.wrap, layout.page)}>
        <Title />
        <h1 className={text.h28}>{t('title')}</h1>
        <p className={mergeClasses(text.muted, styles.lead)}>{t('lead')}</p>
        <StudyList />
        <Note />
      </div>
    )
  if (!/^[1-9]\d{0,8}$/.test(params.id)) return <NotFound />
  const id = Number(params.id)
  return (
    <div className={mergeClasses(layout.wrap, layout.page)}>
      <OneStudy key={id} id={id} />
      <h2 className={mergeClasses(text.h20, styles.others)}>{t('others')}</h2>
      <StudyList but={id} />
      <Note />
    </div>
  )
}

/** How the numbers come about, once for all studies of the page. */
function Note() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('studies')
  return <p className={mergeClasses(text.s13, text.faint, styles.note)}>{t('note')}</p>
}

/** Sets the title of the list; the page of one study sets its own. */
function Title() {
  const { t } = useTranslation('studies')
  usePageTitle(t('title'))
  return null
}
