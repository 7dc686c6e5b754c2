import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { createAnswers } from '../../../contract/form/check.ts'
import { infoForm } from '../../../contract/profile/forms.ts'
import { getDetails, saveInfo } from '../../../contract/profile/profile.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { Card } from '../../ui/Card.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { useText } from '../../ui/styles/text.ts'
import { PictureCard } from './PictureCard.tsx'

const useStyles = makeStyles({ words: { marginBlockEnd: '20px' } })

/** The profile picture and the user info (spec 3, user profile). */
export default function InfoSection() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('profile')
  const read = useQuery(getDetails)
  const { mutate } = useMutation(saveInfo)
  return (
    <>
      <PictureCard />
      <ReadFrame read={read} failed={t('failed')}>
        {({ info }) => (
          <Card padded>
            <p className={mergeClasses(text.muted, styles.words)}>{t('private')}</p>
            <FormView
              form={infoForm}
              strings="profile"
              initial={info ?? createAnswers(infoForm)}
              submitLabel={t('save')}
              onSubmit={async (body) => (await mutate({ body })).problems}
            />
          </Card>
        )}
      </ReadFrame>
    </>
  )
}
