import { useTranslation } from 'react-i18next'
import type { PayPart } from '../../../contract/salaries/pay.schema.ts'

/**
 * Returns a function that names a part of a breakdown: the server's name, or the client's word where the server sends
 * none.
 */
export function usePartName(): (part: Pick<PayPart, 'id' | 'name'>) => string {
  const { t } = useTranslation('salaries')
  return ({ id, name }) => name ?? (isWord(id) ? t(`words.${id}`) : id)
}

const words = ['female', 'male', 'saudi', 'gulf', 'arab', 'other'] as const
const isWord = (id: string): id is (typeof words)[number] => (words as readonly string[]).includes(id)
