import { Badge, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import {
  closeForm,
  closeSite,
  type LaunchNeed,
  openSite,
  readLaunch,
  triedNeeds,
  tryNeed,
} from '../../../contract/administration/administration.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { CodedWords } from '../../ui/Code.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'

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
  acts: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: '8px' },
})

/** Whether the site is open, what it still needs before it opens, and the button that opens or closes it. */
export default function Launch() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const read = useQuery(readLaunch)
  const opening = useMutation(openSite)
  const { mutate: close } = useMutation(closeSite)
  return (
    <ReadFrame read={read} failed={t('failed')}>
      {({ site, needs }) => {
        const isOpen = site.state === 'open'
        const left = needs.filter(({ done }) => !done).length
        const title = {
          setup: t('launch.title'),
          open: t('launch.openTitle'),
          closed: t('launch.closedTitle'),
          read_only: t('launch.readOnlyTitle'),
        }
        return (
          <SectionCard title={title[site.state]} words={isOpen ? t('launch.openWords') : t('launch.words')}>
            <ul className={styles.list}>
              {needs.map(({ need, done }) => (
                <Need key={need} need={need} done={done} />
              ))}
            </ul>
            {isOpen ? (
              <FormView
                danger
                form={closeForm}
                strings="administration"
                initial={{ state: 'closed' }}
                submitLabel={t('launch.close')}
                onSubmit={async (answers) => (await close({ body: buildPayload(closeForm, answers) })).problems}
              />
            ) : (
              <>
                <p className={text.muted}>{t('launch.left', { count: left, number: format.number(left) })}</p>
                <Action kind="primary" disabled={opening.busy} onClick={() => void opening.mutate()}>
                  {t('launch.open')}
                </Action>
              </>
            )}
          </SectionCard>
        )
      }}
    </ReadFrame>
  )
}

/** Where each need is met in this area; the others are settings of the server. */
const places: Partial<Record<LaunchNeed, string>> = {
  contact: '/admin/settings',
  legal_name: '/admin/settings',
  texts: '/admin/texts',
  directory: '/admin/directory',
}

function Need({ need, done }: { need: LaunchNeed; done: boolean }) {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const { mutate, busy } = useMutation(tryNeed)
  const tried = triedNeeds.find((one) => one === need)
  const place = places[need]
  return (
    <li className={styles.row}>
      <span>
        <CodedWords words={t(`launch.needs.${need}`)} />
      </span>
      <span className={styles.acts}>
        {!done && place && <Action href={place}>{t('launch.go')}</Action>}
        {!done && tried && (
          <Action disabled={busy} onClick={() => void mutate({ body: { need: tried } })}>
            {t(`launch.try.${tried}`)}
          </Action>
        )}
        <Badge appearance="tint" color={done ? 'success' : 'warning'}>
          {done ? t('launch.done') : t('launch.missing')}
        </Badge>
      </span>
    </li>
  )
}
