import { Poll24Regular } from '@fluentui/react-icons/svg/poll'
import { useTranslation } from 'react-i18next'
import { getStudy } from '../../../contract/studies/studies.ts'
import { useQuery } from '../../data/query.ts'
import { usePageTitle } from '../../router/page-title.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { StudyCard } from './StudyCard.tsx'
import { useAnswered } from './use-answered.ts'

/** The study of the page's address. */
export function OneStudy({ id }: { id: number }) {
  const { t } = useTranslation('studies')
  const read = useQuery(getStudy, { params: { id } })
  const { signedIn, answered, note } = useAnswered([id])
  usePageTitle(t('title'), read.data?.question)
  if (read.state === 'missing')
    return (
      <StateCard
        heading="h1"
        icon={<Poll24Regular />}
        title={t('missing')}
        words={t('missingWords')}
        action={<Action href="/studies">{t('all')}</Action>}
      />
    )
  return (
    <ReadFrame read={read} failed={t('failed')}>
      {(study) => (
        <StudyCard alone study={study} signedIn={signedIn} answered={answered(id)} onAnswered={() => note(id)} />
      )}
    </ReadFrame>
  )
}
