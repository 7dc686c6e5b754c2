import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { DataRelease } from '../../../contract/open-data.schema.ts'
import { dataFiles, releaseFile } from '../../../contract/open-data.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Code } from '../../ui/Code.tsx'
import { SkeletonBlock } from '../../ui/states/SkeletonBlock.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', padding: 0, marginBlock: '8px' },
  row: { paddingBlock: '12px', '& + &': lineAbove },
  files: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginBlockStart: '8px' },
  link: { color: paint.brandFg },
  bones: { display: 'grid', gap: '6px', marginBlock: '20px' },
})

const files = ['index', 'verifier', 'key'] as const

/** The releases, newest first, each a file with its hash; and the files for verifying them. */
export function Releases({ releases }: { releases: readonly DataRelease[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('open-data')
  const { format } = useLanguage()
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('releases.title')}</h2>
      {releases.length === 0 && <p className={text.muted}>{t('releases.none')}</p>}
      <ul className={styles.list}>
        {releases.toReversed().map(({ month, number, size, sha256 }) => (
          <li key={month} className={styles.row}>
            <a href={releaseFile(month)} download className={mergeClasses(text.h16, styles.link)}>
              {format.month(month)}
            </a>
            <p className={mergeClasses(text.s13, text.muted)}>
              {t('releases.number', { number: format.number(number), size: format.number(Math.ceil(size / 1000)) })}
            </p>
            <p className={text.s13}>
              <Code>{sha256}</Code>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.files}>
        {files.map((file) => (
          <a key={file} href={dataFiles[file]} download className={styles.link}>
            {t(`releases.${file}`)}
          </a>
        ))}
      </p>
    </Card>
  )
}

/** The skeleton of the releases: as high as the newest one alone, so that what follows hardly shifts. */
export function ReleasesSkeleton() {
  const styles = useStyles()
  return (
    <Card padded aria-busy="true">
      <SkeletonBlock width={120} height={28} />
      <div className={styles.bones}>
        <SkeletonBlock width={140} height={22} />
        <SkeletonBlock width="40%" height={18} />
        <SkeletonBlock width="90%" height={36} />
      </div>
      <SkeletonBlock width="60%" height={24} />
    </Card>
  )
}
