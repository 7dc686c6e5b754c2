import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { searchAudit } from '../../../contract/administration/audit.ts'
import { announceForSite } from '../../../contract/notifications/announcements.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import AnnouncementForm from './AnnouncementForm.tsx'

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  row: { paddingBlock: '12px', overflowWrap: 'anywhere', '& + &': lineAbove },
})

/** The form for an announcement, and which were sent lately, as the audit has them. */
export default function Announcements() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('announcements')
  const { format, code } = useLanguage()
  const read = useQuery(searchAudit, { query: { action: 'announcement.send', limit: 20 } })
  return (
    <div className={styles.parts}>
      <AnnouncementForm endpoint={announceForSite} />
      <ReadFrame read={read} failed={t('list.failed')}>
        {({ entries }) => (
          <Card padded as="section">
            <h2 className={text.h16}>{t('list.title')}</h2>
            {entries.length === 0 && <p className={text.muted}>{t('list.none')}</p>}
            <ul>
              {entries.map(({ seq, at, day, details }) => (
                <li key={seq} className={styles.row}>
                  <p className={text.strong}>{readSubjects(details)[code]}</p>
                  <p className={mergeClasses(text.s13, text.muted)}>
                    <time dateTime={at}>{format.day(day)}</time>
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </ReadFrame>
    </div>
  )
}

const readSubjects = (details: string) => JSON.parse(details) as { en: string; ar: string }
