import { makeStyles } from '@fluentui/react-components'
import { Suspense } from 'react'
import { patient } from '../../ui/patient.ts'
import type { ControlProps } from './control.ts'

const DayField = patient(() => import('./day/DayField.tsx'))

const useStyles = makeStyles({ place: { display: 'block', height: '44px' } })

/** A day. Few forms ask for one, so its field comes by itself; until then its place is kept. */
export function DateControl(props: ControlProps<'date'>) {
  const styles = useStyles()
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <DayField {...props} />
    </Suspense>
  )
}
