import { Badge, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { closeForm, closeSite, openSite, readLaunch } from '../../../contract/administration/administration.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { CodedWords } from '../../ui/Code.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'

const useStyles = makeStyles({
  list: { marginBlockEnd: '20px' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '12px',
    paddingBlock: '12px',
    '& + &': lineAbove,
  },
})

/** Whether the site is open, what it still needs before it opens, and the button that opens or closes it. */
export default function Launch() {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const read = useQuery(readLaunch)
  const opening = useMutation(openSite)
  const { mutate: close } = useMutation(closeSite)
  return (
    <ReadFrame read={read} failed={t('failed')}>
      {({ site, needs }) => {
        const isOpen = site.state === 'open'
        const title = { setup: t('launch.title'), open: t('launch.openTitle'), closed: t('launch.closedTitle') }
        return (
          <SectionCard title={title[site.state]} words={isOpen ? t('launch.openWords') : t('launch.words')}>
            <ul className={styles.list}>
              {needs.map(({ need, done }) => (
                <li key={need} className={styles.row}>
                  <span>
                    <CodedWords words={t(`launch.needs.${need}`)} />
                  </span>
                  <Badge appearance="tint" color={done ? 'success' : 'warning'}>
                    {done ? t('launch.done') : t('launch.missing')}
                  </Badge>
                </li>
              ))}
            </ul>
            {isOpen ? (
              <FormView
                form={closeForm}
                strings="administration"
                initial={{}}
                submitLabel={t('launch.close')}
                onSubmit={async (answers) => (await close({ body: buildPayload(closeForm, answers) })).problems}
              />
            ) : (
              <Action kind="primary" disabled={opening.busy} onClick={() => void opening.mutate()}>
                {t('launch.open')}
              </Action>
            )}
          </SectionCard>
        )
      }}
    </ReadFrame>
  )
}
