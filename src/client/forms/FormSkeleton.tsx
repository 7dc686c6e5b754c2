import { makeStyles } from '@fluentui/react-components'
import type { Form } from '../../contract/form/form.ts'
import { SkeletonBlock } from '../ui/states/SkeletonBlock.tsx'

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  field: { display: 'grid', gap: '8px' },
})

/** The skeleton of a form in one column while its initial answers load. */
export function FormSkeleton({ form }: { form: Form }) {
  const styles = useStyles()
  return (
    <div className={styles.form} aria-busy="true">
      {form.fields.map(({ name }) => (
        <div key={name} className={styles.field}>
          <SkeletonBlock width={120} />
          <SkeletonBlock width="100%" height={44} radius={8} />
        </div>
      ))}
    </div>
  )
}
