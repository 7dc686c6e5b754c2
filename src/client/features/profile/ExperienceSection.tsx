import { makeStyles } from '@fluentui/react-components'
import { Briefcase24Regular } from '@fluentui/react-icons/svg/briefcase'
import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../contract/profile/profile.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { EntrySection } from './EntrySection.tsx'
import { usePeriod } from './use-period.ts'

const useStyles = makeStyles({ write: { minHeight: '44px' } })

/** Sorts entries, latest first: the ongoing ones, then by when they ended and began; those without dates last. */
export function compareLatestFirst(entries: readonly Entry[]): Entry[] {
  const end = ({ answers: { from, to } }: Entry) => String(to ?? (from ? '9999' : ''))
  const start = ({ answers }: Entry) => String(answers.from ?? '')
  return [...entries].sort((a, b) => end(b).localeCompare(end(a)) || start(b).localeCompare(start(a)))
}

/** The experience list (spec 3): a person may review the companies in it (spec 6). */
export default function ExperienceSection() {
  const styles = useStyles()
  const { t } = useTranslation('profile')
  const { format } = useLanguage()
  const formatPeriod = usePeriod()
  return (
    <EntrySection
      list="experience"
      icon={<Briefcase24Regular />}
      inOrder={compareLatestFirst}
      nameOf={({ company, answers }) => company?.name ?? String(answers.company_id)}
    >
      {({ answers }) => (
        <>
          <EntryFacts
            facts={[
              formatPeriod(answers),
              typeof answers.base_salary === 'number' &&
                t('experience.baseSalary', { amount: format.money(answers.base_salary) }),
              typeof answers.bonus === 'number' && t('experience.bonus', { amount: format.money(answers.bonus) }),
            ]}
          />
          <TextLink className={styles.write} href={`/write-review/${Number(answers.company_id)}`}>
            {t('experience.review')}
          </TextLink>
        </>
      )}
    </EntrySection>
  )
}
