import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { LinkDismiss20Regular } from '@fluentui/react-icons/svg/link-dismiss'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { setUp, setupForm } from '../../../../contract/administration/administration.ts'
import { useMutation } from '../../../data/mutation.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { signIn } from '../../../session/session.ts'
import { Mark } from '../../../ui/BrandMark.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CodedWords } from '../../../ui/Code.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  page: { width: '100%', maxWidth: '440px', marginInline: 'auto' },
  head: { display: 'grid', justifyItems: 'center', gap: '4px', textAlign: 'center' },
  once: { textAlign: 'center' },
})

/** `/setup/{token}`: makes the first administrator by the link that the server has printed, and signs them in. */
export default function Setup({ params: { token = '' } }: { params: { token?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('administration')
  const [broken, setBroken] = useState(false)
  const { mutate } = useMutation(setUp, { inForm: true })
  usePageTitle(t('setup.title'))
  return (
    <div className={layout.wrap}>
      <div className={mergeClasses(layout.longPage, styles.page)}>
        <div className={styles.head}>
          <Mark size={44} />
          <h1 className={text.h28}>{t('setup.title')}</h1>
          <p className={text.muted}>{t('setup.words')}</p>
        </div>
        {broken && (
          <Notice
            tone="warn"
            icon={<LinkDismiss20Regular />}
            title={t('setup.broken')}
            words={<CodedWords words={t('setup.brokenWords')} />}
          />
        )}
        <Card padded>
          <FormView
            form={setupForm}
            strings="administration"
            initial={{}}
            narrow
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
        </Card>
        <p className={mergeClasses(text.s13, text.faint, styles.once)}>{t('setup.once')}</p>
      </div>
    </div>
  )
}
