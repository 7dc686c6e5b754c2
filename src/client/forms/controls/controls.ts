import type { ComponentType } from 'react'
import type { ControlKind, Field } from '../../../contract/form/field.ts'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import { CompanyControl } from './choose/CompanyControl.tsx'
import { LookupControl } from './choose/LookupControl.tsx'
import type { ControlProps } from './control.ts'
import { MonthControl } from './day/MonthControl.tsx'
import { YearControl } from './day/YearControl.tsx'
import { YearMonthControl } from './day/YearMonthControl.tsx'
import { LockedControl } from './LockedControl.tsx'
import { LongTextControl } from './LongTextControl.tsx'
import { StarsControl } from './StarsControl.tsx'
import { TermsControl } from './TermsControl.tsx'
import { TextControl } from './TextControl.tsx'
import { WholeControl } from './WholeControl.tsx'

// Few forms need these: they are loaded lazily, and the form keeps their place.
const CompaniesControl = lazyWithRetry(() => import('./choose/CompaniesControl.tsx'))
const DayField = lazyWithRetry(() => import('./day/DayField.tsx'))
const OffersControl = lazyWithRetry(() => import('./OffersControl.tsx'))
const StagesControl = lazyWithRetry(() => import('./StagesControl.tsx'))
const PairsControl = lazyWithRetry(() => import('./PairsControl.tsx'))
const FileControl = lazyWithRetry(() => import('./FileControl.tsx'))

/** One component for every kind of control; a kind without one does not compile. */
const controls: { [Kind in ControlKind]: ComponentType<ControlProps<Kind>> } = {
  stars: StarsControl,
  text: TextControl,
  longText: LongTextControl,
  whole: WholeControl,
  choice: ChoiceControl,
  lookup: LookupControl,
  year: YearControl,
  month: MonthControl,
  date: DayField,
  yearMonth: YearMonthControl,
  file: FileControl,
  pairs: PairsControl,
  offers: OffersControl,
  stages: StagesControl,
  terms: TermsControl,
  company: CompanyControl,
  companies: CompaniesControl,
  locked: LockedControl,
}

/** Returns the control that renders a field. */
export const getControl = (field: Field) => controls[field.kind] as ComponentType<ControlProps>

/** Returns how a field is labelled: a label for one element, a legend for several, or by the control itself. */
export function getLabelFrame(field: Field): 'label' | 'legend' | 'own' {
  if (field.kind === 'terms') return 'own'
  const several = ['stars', 'pairs', 'offers', 'stages', 'yearMonth'].includes(field.kind)
  return several || (field.kind === 'choice' && field.look !== 'select') ? 'legend' : 'label'
}
