import type { TFunction } from 'i18next'
import { type FormName, isOther } from '../../outbox/submission.ts'

/** Returns the name of a form; `outbox` and `reviews` are its namespaces. */
export const getFormName = (t: TFunction<readonly ['outbox', 'reviews']>, type: FormName): string =>
  isOther(type) ? t(`outbox:forms.${type}`) : t(`reviews:types.${type}.name`)
