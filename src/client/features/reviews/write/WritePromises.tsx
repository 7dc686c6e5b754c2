import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Incognito24Regular } from '@fluentui/react-icons/svg/incognito'
import { PeopleTeam24Regular } from '@fluentui/react-icons/svg/people-team'
import { PhoneLaptop24Regular } from '@fluentui/react-icons/svg/phone-laptop'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  promises: {
    display: 'grid',
    gap: '20px',
    marginBlockStart: '32px',
    paddingBlockStart: '28px',
    ...lineAbove,
    [media.phoneOnly]: { marginInline: '16px' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '48px' },
  },
  promise: { display: 'flex', gap: '12px', '& > svg': { flexShrink: 0, color: paint.brandFg } },
  interview: { marginBlock: '32px', [media.phoneOnly]: { marginInline: '16px', marginBlockEnd: '64px' } },
})

const promises = [
  ['anonymous', <Incognito24Regular key="icon" aria-hidden="true" />],
  ['offline', <PhoneLaptop24Regular key="icon" aria-hidden="true" />],
  ['crowd', <PeopleTeam24Regular key="icon" aria-hidden="true" />],
] as const

/** What writers can rely on, and a link to the interview page for those who were only interviewed. */
export function WritePromises({ companyId }: { companyId: number }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('reviews')
  const [before, link, after] = t('write.interviewed').split(/<\/?interview>/)
  return (
    <>
      <ul className={styles.promises}>
        {promises.map(([name, icon]) => (
          <li key={name} className={styles.promise}>
            {icon}
            <p className={text.muted}>
              <strong className={text.h14}>{t(`write.promises.${name}.title`)}</strong>
              <br />
              {t(`write.promises.${name}.words`)}
            </p>
          </li>
        ))}
      </ul>
      <p className={mergeClasses(text.muted, styles.interview)}>
        {before}
        <TextLink inText href={`/interview-review/${companyId}`}>
          {link}
        </TextLink>
        {after}
      </p>
    </>
  )
}
