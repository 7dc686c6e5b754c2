import { makeStyles } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Poll24Regular } from '@fluentui/react-icons/svg/poll'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteStudy } from '../../../contract/administration/studies.schema.ts'
import {
  addSiteStudy,
  changeSiteStudy,
  listSiteStudies,
  siteStudyForm,
} from '../../../contract/administration/studies.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { SiteStudyCard } from './SiteStudyCard.tsx'

const useStyles = makeStyles({ parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } })

/** The studies of the whole site: each is written in both languages, and opened, closed and archived. */
export default function SiteStudies() {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const pages = useInfiniteQuery(listSiteStudies, {}, ({ studies }) => studies, 20)
  const [written, setWritten] = useState<SiteStudy | 'new'>()
  const close = () => setWritten(undefined)
  return (
    <div className={styles.parts}>
      <SectionCard title={t('studies.title')} words={t('studies.words')}>
        {written ? (
          <StudyForm key={written === 'new' ? written : written.id} study={written} onDone={close} />
        ) : (
          <Action kind="primary" icon={<Add20Regular />} onClick={() => setWritten('new')} data-opener>
            {t('studies.new')}
          </Action>
        )}
      </SectionCard>
      <ReadFrame read={pages.first} failed={t('studies.failed')}>
        {() => (
          <>
            {pages.items.length === 0 && (
              <StateCard icon={<Poll24Regular />} title={t('studies.empty')} words={t('studies.emptyWords')} />
            )}
            {pages.items.map((study) => (
              <SiteStudyCard key={study.id} study={study} onChange={() => setWritten(study)} />
            ))}
            <MoreItems
              {...pages}
              words={{ more: t('studies.more'), loading: t('studies.loading'), failed: t('studies.moreFailed') }}
            />
          </>
        )}
      </ReadFrame>
    </div>
  )
}

function StudyForm({ study, onDone }: { study: SiteStudy | 'new'; onDone: () => void }) {
  const { t } = useTranslation('administration')
  const adding = useMutation(addSiteStudy)
  const changing = useMutation(changeSiteStudy)
  const submit = async (answers: RawAnswers) => {
    const body = buildPayload(siteStudyForm, answers)
    const sent =
      study === 'new' ? await adding.mutate({ body }) : await changing.mutate({ params: { study: study.id }, body })
    if (sent.ok) onDone()
    return sent.problems
  }
  return (
    <FormView
      opened
      form={siteStudyForm}
      strings="administration"
      initial={study === 'new' ? {} : toAnswers(study)}
      onSubmit={submit}
      actions={<FormActions label={t('studies.submit')} cancel={t('studies.cancel')} onCancel={onDone} />}
    />
  )
}

/** The answers with which the form of a draft begins. */
function toAnswers({ question_en, question_ar, about_en, about_ar, options }: SiteStudy): RawAnswers {
  return { question_en, question_ar, about_en: about_en ?? '', about_ar: about_ar ?? '', options }
}
