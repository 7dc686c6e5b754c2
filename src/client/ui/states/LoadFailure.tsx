import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle'
import { useTranslation } from 'react-i18next'
import { useMessageTitle } from '../../router/page-title.ts'
import { Action } from '../controls/Action.tsx'
import { PageMessage } from './PageMessage.tsx'

/** 'Ooopps / Looks like something went wrong' with a Home link. */
export function LoadFailure({ retry }: { retry?: () => void }) {
  const { t } = useTranslation('errors')
  useMessageTitle(t('title'))
  return (
    <PageMessage
      tone="wrong"
      icon={<ErrorCircle24Regular />}
      title={t('title')}
      words={t('words')}
      actions={
        <>
          {retry && (
            <Action kind="primary" onClick={retry}>
              {t('retry')}
            </Action>
          )}
          <Action kind={retry ? 'line' : 'primary'} href="/">
            {t('home')}
          </Action>
        </>
      }
    />
  )
}
