import type { TFunction } from 'i18next'
import { type FormName, isOther } from '../../outbox/submission.ts'

/** What something written is called; `outbox` and `reviews` are its strings. */
export const getFormName = (t: TFunction<readonly ['outbox', 'reviews']>, type: FormName): string =>
  isOther(type) ? t(`outbox:forms.${type}`) : t(`reviews:types.${type}.name`)
