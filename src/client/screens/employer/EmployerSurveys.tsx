import { useTranslation } from 'react-i18next'
import type { RepresentedCompany } from '../../features/employers/area-path.ts'
import { SurveyList } from '../../features/employers/SurveyList.tsx'
import { StudyChart } from '../../features/studies/StudyChart.tsx'
import { useText } from '../../ui/styles/text.ts'

/** The company's surveys; their results are rendered as on the public page, from the same released counts. */
export default function EmployerSurveys({ company }: { company: RepresentedCompany }) {
  const text = useText()
  const { t } = useTranslation('studies')
  return (
    <SurveyList
      companyId={company.id}
      results={(survey) =>
        survey.people === null ? (
          <p className={text.muted}>{t('fewWords')}</p>
        ) : (
          <StudyChart study={survey} people={survey.people} heading="h3" />
        )
      }
    />
  )
}
