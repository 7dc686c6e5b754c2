import { LinkDismiss20Regular } from '@fluentui/react-icons/svg/link-dismiss'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { setUp, setupForm } from '../../../../contract/administration/administration.ts'
import { useMutation } from '../../../data/mutation.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { signIn } from '../../../session/session.ts'
import { CodedWords } from '../../../ui/Code.tsx'
import { SectionCard } from '../../../ui/SectionCard.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'

/** `/setup/{token}`: makes the first administrator by the link that the server has printed, and signs them in. */
export default function Setup({ params: { token = '' } }: { params: { token?: string } }) {
  const { t } = useTranslation('administration')
  const layout = useLayout()
  const [broken, setBroken] = useState(false)
  const { mutate } = useMutation(setUp, { inForm: true })
  usePageTitle(t('setup.title'))
  return (
    <div className={layout.wrap}>
      <div className={layout.longPage}>
        {broken && (
          <Notice
            tone="warn"
            icon={<LinkDismiss20Regular />}
            title={t('setup.broken')}
            words={<CodedWords words={t('setup.brokenWords')} />}
          />
        )}
        <SectionCard title={t('setup.title')} words={t('setup.words')}>
          <FormView
            form={setupForm}
            strings="administration"
            initial={{}}
            submitLabel={t('setup.submit')}
            onSubmit={async (answers) => {
              const sent = await mutate({ body: { ...answers, token } })
              setBroken(sent.problems.some(({ path }) => path === 'token'))
              if (sent.ok) {
                signIn(sent.data)
                navigate('/admin', { replace: true })
              }
              return sent.problems
            }}
          />
        </SectionCard>
      </div>
    </div>
  )
}
