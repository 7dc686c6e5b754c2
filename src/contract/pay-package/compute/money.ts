/** An amount of money in halalas, always whole. */
export type Halalas = number

/** Returns `amount × part / of` in whole halalas, a half upwards; the product has to stay a safe integer. */
export function computePart(amount: Halalas, part: number, of: number): Halalas {
  const product = amount * part
  if (!Number.isSafeInteger(product)) throw new RangeError('The amount is too large to be exact')
  const rest = product % of
  return (product - rest) / of + (rest * 2 >= of ? 1 : 0)
}

/** The largest amount that is computed: 9,999,999 riyals. */
export const maxHalalas = 9_999_999_00
