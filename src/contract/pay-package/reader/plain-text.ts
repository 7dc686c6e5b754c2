import { toLatinDigits } from '../../form/digits.ts'
import { toParagraphs } from '../../form/invisible.ts'
import { dropDirections } from '../../form/turning.ts'

/** A pasted text as it is shown, and the same text of the same length in which words are looked for. */
export type PlainText = { shown: string; plain: string }

const folded: Record<string, string> = {
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي' },
  ...{ '،': ',', '٬': ',', '٫': '.', '٪': '%', '؛': ';', '–': '-', '—': '-', '\t': ' ' },
}

/** Takes off what is invisible, vowel marks and long lines between letters; then folds letters and digits one by one. */
export function toPlainText(pasted: string): PlainText {
  const shown = toParagraphs(dropDirections(pasted)).replace(/[\u064B-\u0652\u0670\u0640]/g, '')
  const small = [...shown]
    .map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign))
    .join('')
  const plain = toLatinDigits(small).replace(/[أإآٱةىؤئ،٬٫٪؛–—\t]/g, (sign) => folded[sign]!)
  // A digit of another script may be two units long: then what is shown has the digits that are looked for.
  return plain.length === shown.length ? { shown, plain } : { shown: plain, plain }
}
