import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { check } from '../../../contract/form/check.ts'
import { imageTypes } from '../../../contract/form/file.ts'
import type { ProblemCode } from '../../../contract/problem.ts'
import { pictureForm } from '../../../contract/profile/forms.ts'
import { removePicture, savePicture } from '../../../contract/profile/profile.ts'
import { type MutationResult, useMutation } from '../../data/mutation.ts'
import { shrinkImage } from '../../forms/controls/files.ts'
import { FieldProblem } from '../../forms/FieldProblem.tsx'
import { useWords } from '../../forms/words.ts'
import { session } from '../../session/session.ts'
import Avatar from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '16px' },
  words: { display: 'grid', gap: '4px', justifyItems: 'start', minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' },
  input: { position: 'absolute', width: '1px', height: '1px', opacity: 0, pointerEvents: 'none' },
  note: { color: tokens.colorNeutralForeground3 },
})

/** The longer side of a stored picture, in px: a device's pictures are larger than an avatar needs. */
const pictureSide = 512

/** The picture beside the person's name: sent as soon as it is chosen, changed and removed. */
export function PictureCard() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('profile')
  const words = useWords(pictureForm, 'profile')
  const { auth } = useSnapshot(session)
  const save = useMutation(savePicture)
  const remove = useMutation(removePicture)
  const busy = save.busy || remove.busy
  const [problem, setProblem] = useState<ProblemCode>()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const person = auth.user?.data
  const showProblem = ({ problems }: Pick<MutationResult<unknown>, 'problems'>) => setProblem(problems[0]?.code)
  const sendPicture = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    const image = await shrinkImage(file, pictureSide)
    const checked = check(pictureForm, { image })
    if (!checked.ok) return setProblem(checked.problems[0]?.code)
    showProblem(await save.mutate({ body: { image } }))
  }
  return (
    <Card as="section" padded className={styles.row} aria-labelledby={`${id}-title`}>
      <Avatar image={person?.image} name={person?.name ?? person?.email} size={72} />
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={text.h16}>
          {t('picture.title')}
        </h2>
        <p className={mergeClasses(text.s13, text.muted)}>{t('picture.words')}</p>
        <div className={styles.actions}>
          <Action size="small" disabled={busy} onClick={() => input.current?.click()}>
            {busy ? t('picture.sending') : t(person?.image ? 'picture.change' : 'picture.choose')}
          </Action>
          {person?.image && (
            <Action size="small" kind="ghost" disabled={busy} onClick={() => void remove.mutate().then(showProblem)}>
              {t('picture.remove')}
            </Action>
          )}
        </div>
        <div role="alert">{problem && <FieldProblem>{words.problem(problem)}</FieldProblem>}</div>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept={imageTypes.join(',')}
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            void sendPicture(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </Card>
  )
}
