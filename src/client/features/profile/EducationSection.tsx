import { HatGraduation24Regular } from '@fluentui/react-icons/svg/hat-graduation'
import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../contract/profile/profile.schema.ts'
import { useLookupName } from '../../forms/lookups.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { EntrySection } from './EntrySection.tsx'
import { compareLatestFirst } from './ExperienceSection.tsx'
import { usePeriod } from './use-period.ts'

/** Education (spec 3): school, degree, field of study, from, to, grade, description. */
export default function EducationSection() {
  return (
    <EntrySection
      list="education"
      icon={<HatGraduation24Regular />}
      inOrder={compareLatestFirst}
      nameOf={({ answers }) => String(answers.school)}
    >
      {(entry) => <Education {...entry} />}
    </EntrySection>
  )
}

function Education({ answers }: Entry) {
  const { t } = useTranslation('profile')
  const formatPeriod = usePeriod()
  const degree = useLookupName('qualifications', answers.degree)
  const field = String(answers.field)
  return (
    <EntryFacts
      facts={[
        degree ? `${degree} · ${field}` : field,
        formatPeriod(answers),
        t('education.grade', { grade: String(answers.grade) }),
        typeof answers.description === 'string' && answers.description,
      ]}
    />
  )
}
