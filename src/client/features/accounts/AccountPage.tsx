import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Blobs } from '../../ui/Blobs.tsx'
import { Mark } from '../../ui/BrandMark.tsx'
import { Card } from '../../ui/Card.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useLayout } from '../../ui/styles/layout.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  back: {
    position: 'relative',
    // As high as the window down to the footer, however little content there is.
    minHeight: 'calc(100dvh - 56px)',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  page: { position: 'relative', maxWidth: '472px', paddingBlock: '32px 64px' },
  head: {
    display: 'grid',
    justifyItems: 'center',
    marginBlockEnd: '24px',
    textAlign: 'center',
    '& h1': { marginBlockStart: '8px' },
  },
  // The same padding as the steps of a registration have in their card.
  card: { padding: '20px 16px 24px', boxShadow: tokens.shadow16, [media.tablet]: { padding: '24px 32px 32px' } },
  below: { marginBlockStart: '20px', textAlign: 'center' },
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

type AccountPageProps = {
  title: string
  words?: string | undefined
  /** Shows the logo above the title. */
  mark?: boolean
  /** The children bring their own card. */
  bare?: boolean
  below?: ReactNode
  /** The promise at the foot, where it is not that to members. */
  promise?: string
  children: ReactNode
}

/** The plain page that the login, registration and password screens share. */
export function AccountPage({ title, words, mark, bare, below, promise, children }: AccountPageProps) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('accounts')
  return (
    <div className={styles.back}>
      <Blobs above />
      <div className={mergeClasses(layout.wrap, styles.page)}>
        <div className={styles.head}>
          {mark && <Mark size={44} />}
          <h1 className={text.h28}>{title}</h1>
          {words && <p className={text.muted}>{words}</p>}
        </div>
        {bare ? children : <Card className={styles.card}>{children}</Card>}
        {below && <p className={styles.below}>{below}</p>}
        <p className={mergeClasses(text.s13, text.muted, styles.promise)}>
          <ShieldCheckmark20Regular />
          <span>{promise ?? t('login.promise')}</span>
        </p>
      </div>
    </div>
  )
}
