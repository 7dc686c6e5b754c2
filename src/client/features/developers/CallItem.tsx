import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { GuideCall } from '../../../contract/developers.schema.ts'
import { Code, CodeBlock } from '../../ui/Code.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import { Fold } from './Fold.tsx'

const useStyles = makeStyles({
  item: { ':not(:first-of-type)': lineAbove },
  name: { minWidth: 0, display: 'grid', gap: '2px', justifyItems: 'start' },
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', paddingBlockEnd: '20px' },
  parameters: { display: 'grid', gap: '8px', marginBlockStart: '4px' },
})

/** One call: its name and address, and, expanded, who may make it, what it takes and what it answers. */
export function CallItem({ call }: { call: GuideCall }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('developers')
  const { method, path, summary, who, parameters, tables, curl, example } = call
  return (
    <Fold
      className={styles.item}
      id={call.id}
      heading={
        <span className={styles.name}>
          <h3 className={text.h14}>{summary}</h3>
          <Code className={mergeClasses(text.s13, text.muted)}>{`${method} ${path}`}</Code>
        </span>
      }
    >
      <div className={styles.content}>
        <p className={text.muted}>{who}</p>
        {parameters.length > 0 && (
          <div>
            <h4 className={text.h14}>{t('parameters')}</h4>
            <ul className={styles.parameters}>
              {parameters.map((one) => (
                <li key={one.name}>
                  <Code className={text.strong}>{one.name}</Code>{' '}
                  <span className={mergeClasses(text.s13, text.faint)}>
                    {[t(`in.${one.in}`), ...(one.required ? [t('required')] : [])].join(t('between'))}
                  </span>
                  <p className={text.muted}>{one.description}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
        {tables.length > 0 && (
          <div>
            <h4 className={text.h14}>{t('tableNames')}</h4>
            <Code className={text.muted}>{tables.join(' ')}</Code>
          </div>
        )}
        <CodeBlock heading="h4" title={t('command')}>
          {curl}
        </CodeBlock>
        {example && (
          <CodeBlock heading="h4" title={t('answer')}>
            {example}
          </CodeBlock>
        )}
      </div>
    </Fold>
  )
}
