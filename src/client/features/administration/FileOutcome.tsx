import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { DirectoryOutcome, DirectoryRow } from '../../../contract/administration/administration.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { CodedWords } from '../../ui/Code.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  row: { display: 'grid', gap: '4px', paddingBlock: '12px', overflowWrap: 'anywhere', '& + &': lineAbove },
})

type Outcome = Pick<DirectoryOutcome, 'rows' | 'problem'>

/** What an imported file does: its counts in words, and each row that is not stored with what to do about it. */
export function FileOutcome({ counts, rows, problem }: Outcome & { counts: string }) {
  const { t } = useTranslation(['administration', 'problems'])
  return (
    <SectionCard title={t('directory.result')} words={counts}>
      {problem && (
        <p>
          <CodedWords words={t(`problems:${problem.code}`)} /> <UserText>{problem.details}</UserText>
        </p>
      )}
      <ul>
        {rows.map((row) => (
          <ToldRow key={row.row} {...row} />
        ))}
      </ul>
    </SectionCard>
  )
}

function ToldRow({ row, name, problems, likely }: DirectoryRow) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['administration', 'problems'])
  const { format } = useLanguage()
  return (
    <li className={styles.row}>
      <span>
        <span className={text.faint}>{t('directory.row', { row: format.number(row) })}</span>{' '}
        <UserText>{name}</UserText>
      </span>
      {problems.map(({ column, code, near }) => (
        <span key={column} className={text.muted}>
          <bdi>{column}</bdi> <CodedWords words={t(`problems:${code}`)} />{' '}
          {near.length > 0 && <UserText>{t('directory.near', { names: format.list(near) })}</UserText>}
        </span>
      ))}
      {likely.map(({ id, row: earlier, name: other }) => (
        <span key={id ?? earlier} className={text.muted}>
          <CodedWords
            words={
              id === null
                ? t('directory.mayRow', { row: format.number(earlier ?? 0), name: other })
                : t('directory.may', { id, name: other })
            }
          />
        </span>
      ))}
    </li>
  )
}
