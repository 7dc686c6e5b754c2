import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Attach20Regular } from '@fluentui/react-icons/svg/attach'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { UserText } from '../../ui/UserText.tsx'
import { type ControlProps, getFieldState } from './control.ts'
import { listTypeNames, shrinkImage } from './files.ts'
import { useBox } from './input-styles.ts'

const useStyles = makeStyles({
  box: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
    cursor: 'pointer',
    '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground3, pointerEvents: 'none' },
  },
  /** The native input is over the box, so that clicks, keys and dropped files all reach it. */
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hint: { color: tokens.colorNeutralForeground3, whiteSpace: 'normal', lineHeight: '1.25rem' },
  choose: { flexShrink: 0, color: paint.brandFg, fontWeight: 600 },
  out: { zIndex: 1, marginInlineEnd: '-8px' },
})

/**
 * The control for a file from the device. Images are shrunk here, which also removes where and when they were taken.
 */
export default function FileControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'file'>) {
  const styles = useStyles()
  const box = useBox()
  const { t } = useTranslation('forms')
  const { format } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const file = value instanceof File ? value : undefined
  const take = async (chosen: File | undefined) => {
    if (chosen) onChange(await shrinkImage(chosen, 1600))
    onBlur()
  }
  return (
    <span className={mergeClasses(styles.box, box.box, state.invalid && box.invalid)}>
      <Attach20Regular aria-hidden="true" />
      <span className={mergeClasses(styles.name, !file && styles.hint)}>
        {file ? <UserText>{file.name}</UserText> : t('file.hint', { types: format.list(listTypeNames(field.types)) })}
      </span>
      <span className={styles.choose} aria-hidden="true">
        {t(file ? 'file.change' : 'file.choose')}
      </span>
      <input
        {...getFieldState(state)}
        ref={input}
        className={styles.input}
        id={id}
        name={field.name}
        type="file"
        accept={field.types.join(',')}
        required={field.missing !== undefined}
        onChange={(event) => void take(event.target.files?.[0])}
        onBlur={onBlur}
      />
      {file && (
        <IconAction
          small
          className={styles.out}
          label={t('file.remove')}
          icon={<Dismiss20Regular />}
          onClick={() => {
            if (input.current) input.current.value = ''
            onChange(undefined)
          }}
        />
      )}
    </span>
  )
}
