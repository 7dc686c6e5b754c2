import { Incognito24Regular } from '@fluentui/react-icons/svg/incognito'
import { useTranslation } from 'react-i18next'
import type { OneByOneKind } from '../../../../../contract/reviews/kinds.ts'
import { useLookupName } from '../../../../forms/lookups.ts'
import { useAnswer, useChange } from '../../../../forms/use-answer.ts'
import { Action } from '../../../../ui/controls/Action.tsx'
import { Notice } from '../../../../ui/states/Notice.tsx'
import { useFit } from '../use-anonymity-preview.ts'

type BlurNoteProps = {
  companyId: number
  kind: OneByOneKind
  /** The name of the field for the city readers may see. */
  place: string
}

/**
 * A note when few people at a company share the writer's department, level and city, with a button that has readers see
 * the region instead (design: product, before sending). Hidden until all three are answered, and without a network.
 */
export default function BlurNote({ companyId, kind, place: field }: BlurNoteProps) {
  const { t } = useTranslation('reviews')
  const change = useChange()
  const [department, joblevel, city] = [useAnswer('department'), useAnswer('joblevel'), useAnswer(field)]
  const blurred = useAnswer('blur') === 1
  const data = useFit(companyId, kind, { department, joblevel, cities: city })
  const level = useLookupName('joblevels', joblevel)
  const place = useLookupName('cities', city)
  if (!data || !level || !place || (data.crowded && !blurred)) return null
  const { region } = data
  const icon = <Incognito24Regular aria-hidden="true" />
  if (blurred)
    return (
      <Notice
        icon={icon}
        title={region ? t('blur.done', { region }) : t('blur.hidden')}
        words={t('blur.doneWords')}
        action={<Action onClick={() => change({ blur: 0 })}>{t('blur.undo')}</Action>}
      />
    )
  return (
    <Notice
      tone="warn"
      icon={icon}
      title={t('blur.title')}
      words={region ? t('blur.words', { level, place, region }) : t('blur.wordsHide', { level, place })}
      action={
        <Action onClick={() => change({ blur: 1 })}>{region ? t('blur.show', { region }) : t('blur.hide')}</Action>
      }
    />
  )
}
