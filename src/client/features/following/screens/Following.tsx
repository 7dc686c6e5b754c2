import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changeFollowing, stopFollowing } from '../../../data/following/followed.ts'
import type { Followed } from '../../../data/following/news.ts'
import { endPush } from '../../../data/following/push.ts'
import { refreshFollowing } from '../../../data/following/refresh.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { IconAction } from '../../../ui/controls/IconAction.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { useText } from '../../../ui/styles/text.ts'
import { FollowedRow } from '../FollowedRow.tsx'
import { PushCard } from '../PushCard.tsx'
import { useFollowing } from '../use-following.ts'

const useStyles = makeStyles({
  page: { maxWidth: 'calc(760px + 2 * var(--gutter))' },
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', marginBlockStart: '20px' },
  finds: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
})

const kinds = [
  ['company', 'companies'],
  ['title', 'titles'],
] as const

/** `/following`: what this device follows, with what is new, and the weekly push (decision 150). */
export default function Following() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('following')
  const { code } = useLanguage()
  const kept = useFollowing()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(t('title'))
  useEffect(() => void refreshFollowing(), [])
  /** Removes one or all; without anything to follow there is nothing to be told of. */
  const remove = async (what?: Followed) => {
    const isLast = !what || kept.list.length === 1
    heading.current?.focus()
    if (isLast && kept.push !== null) await endPush()
    if (what) stopFollowing(what)
    else changeFollowing((all) => ({ ...all, list: [] }))
  }
  return (
    <div className={mergeClasses(layout.wrap, layout.page, styles.page)}>
      <h1 className={text.h28} ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={text.muted}>{t('words')}</p>
      <div className={styles.cards}>
        {kept.list.length === 0 && (
          <StateCard
            icon={<Alert24Regular />}
            title={t('empty')}
            words={t('emptyWords')}
            action={
              <div className={styles.finds}>
                <Action kind="primary" href="/companies">
                  {t('findCompany')}
                </Action>
                <Action href="/salaries">{t('findTitle')}</Action>
              </div>
            }
          />
        )}
        {kinds.map(([kind, key]) => {
          const those = kept.list.filter((one) => one.kind === kind)
          return (
            those.length > 0 && (
              <Card as="section" padded key={kind}>
                <h2 className={text.h16}>{t(key)}</h2>
                <ul>
                  {those.map((one) => (
                    <FollowedRow key={one.id} followed={one}>
                      <IconAction
                        label={t('stopNamed', { name: code === 'ar' ? one.name_ar : one.name_en })}
                        icon={<Dismiss20Regular />}
                        onClick={() => void remove(one)}
                      />
                    </FollowedRow>
                  ))}
                </ul>
              </Card>
            )
          )
        })}
        {kept.list.length > 0 && (
          <>
            <PushCard kept={kept} />
            <div>
              <Action kind="ghost" onClick={() => void remove()}>
                {t('stopAll')}
              </Action>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
