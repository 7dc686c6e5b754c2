import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { useTranslation } from 'react-i18next'
import { LoginForm } from '../features/accounts/LoginForm.tsx'
import { Blobs } from '../ui/Blobs.tsx'
import { Mark } from '../ui/BrandMark.tsx'
import { Card } from '../ui/Card.tsx'
import { lineAbove } from '../ui/edge.ts'
import { useLayout } from '../ui/layout.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { paint } from '../ui/paint.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { useText } from '../ui/text.ts'

const useStyles = makeStyles({
  back: { position: 'relative', overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground1 },
  page: { position: 'relative', maxWidth: '440px', paddingBlock: '32px 64px' },
  head: {
    display: 'grid',
    justifyItems: 'center',
    marginBlockEnd: '24px',
    textAlign: 'center',
    '& h1': { marginBlockStart: '8px' },
  },
  card: { padding: '20px 16px 24px', boxShadow: tokens.shadow16 },
  create: { marginBlockStart: '20px', textAlign: 'center' },
  promise: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '10px',
    marginBlockStart: '24px',
    paddingBlockStart: '20px',
    ...lineAbove,
    '& svg': { flexShrink: 0, color: paint.brandFg },
  },
})

/** `/auth/login`: sign in with e-mail and password. */
export default function Login() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('accounts')
  usePageTitle(t('login.page'))
  return (
    <div className={styles.back}>
      <Blobs above />
      <div className={mergeClasses(layout.wrap, styles.page)}>
        <div className={styles.head}>
          <Mark size={44} />
          <h1 className={text.h28}>{t('login.title')}</h1>
          <p className={text.muted}>{t('login.words')}</p>
        </div>
        <Card className={styles.card}>
          <LoginForm />
        </Card>
        <p className={styles.create}>
          {t('login.new')}{' '}
          <TextLink inText href="/auth/register">
            {t('login.create')}
          </TextLink>
        </p>
        <p className={mergeClasses(text.s13, text.muted, styles.promise)}>
          <ShieldCheckmark20Regular />
          <span>{t('login.promise')}</span>
        </p>
      </div>
    </div>
  )
}
