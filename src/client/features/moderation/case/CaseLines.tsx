import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseLine } from '../../../../contract/moderation/desk.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { CasePicture } from './CasePicture.tsx'
import { useFieldName } from './use-field-name.ts'

const useStyles = makeStyles({
  lines: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px 16px',
    paddingBlock: '8px',
    '& + &': lineAbove,
    [media.tablet]: { gridTemplateColumns: '128px minmax(0, 1fr)' },
  },
  value: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  sentence: { display: 'block' },
  picture: { maxWidth: '160px', maxHeight: '80px', objectFit: 'contain', objectPosition: 'start' },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px 16px',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  side: {
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
})

/** How many lines are shown at first, since a company may say a great deal of itself. */
const linesAtFirst = 8

/** The content of a case, line by line; where it would change a page, beside the present content of that page. */
export function CaseLines({ lines }: { lines: readonly CaseLine[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  const { format } = useLanguage()
  const translateName = useFieldName()
  const [whole, setWhole] = useState(lines.length <= linesAtFirst + 2)
  const shown = whole ? lines : lines.slice(0, linesAtFirst)
  return (
    <>
      <dl className={styles.lines}>
        {shown.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an interview has several questions, and nothing moves
          <div key={place} className={styles.line}>
            <dt className={mergeClasses(text.s13, text.muted)}>{translateName(line.name)}</dt>
            <dd className={styles.value}>
              {line.before === undefined ? (
                <Value value={line.value} picture={line.picture} />
              ) : (
                <div className={styles.pair}>
                  {(['now', 'asked'] as const).map((side) => (
                    <div key={side} className={styles.side}>
                      <p className={mergeClasses(text.s12, text.muted)}>{t(side)}</p>
                      <Value value={side === 'now' ? line.before : line.value} picture={line.picture} />
                    </div>
                  ))}
                </div>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!whole && (
        <div>
          <TextButton onClick={() => setWhole(true)}>
            {t('all_lines', { count: lines.length, number: format.number(lines.length) })}
          </TextButton>
        </div>
      )}
    </>
  )
}

/** Returns the id of a file from its address; the site's own pictures have none. */
const parseFileId = (address: string) => /\/companies\/files\/([0-9a-f-]{36})$/.exec(address)?.[1]

function Value({ value, picture }: { value?: string | null | undefined; picture?: boolean | undefined }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  if (value === null || value === undefined || value === '') return <span className={text.faint}>{t('nothing')}</span>
  const file = picture ? parseFileId(value) : undefined
  // A sentence is aligned to the start side of its own script, as in a review; a name, a number or an address to that
  // of the page.
  const sentence = value.split(' ').length > 4
  if (picture && file) return <CasePicture file={file} />
  // A picture of the site itself.
  if (picture && value.startsWith('/')) return <img className={styles.picture} src={value} alt="" />
  return (
    <UserText as="span" className={sentence ? styles.sentence : undefined}>
      {value}
    </UserText>
  )
}
