import { readAmount } from '../../form/amount.ts'
import { type Halalas, maxHalalas } from '../compute/money.ts'

/** An amount with halalas, its currency and thousands taken off. */
const withHalalas = /^(\d{1,3}(?:[,\u066C]\d{3})+|\d{1,7})[.\u066B](\d{1,2})$/
const currency = /^(?:SAR|SR)\s*|\s*(?:SAR|SR|ريال(?:\s+سعودي)?)$/gi

/** Reads an amount of riyals with or without halalas; undefined for what is none, or could be two amounts. */
export function readHalalas(typed: string): Halalas | undefined {
  const read = readAmount(typed)
  const halalas = typeof read === 'number' ? read * 100 : addHalalas(read.replace(currency, '').trim())
  return halalas !== undefined && halalas >= 0 && halalas <= maxHalalas ? halalas : undefined
}

function addHalalas(text: string): Halalas | undefined {
  const [, whole, part] = withHalalas.exec(text) ?? []
  return whole && part ? Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0')) : undefined
}
