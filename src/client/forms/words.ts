import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../contract/form/field.ts'
import type { Form } from '../../contract/form/form.ts'
import type { ProblemCode } from '../../contract/problem.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import type { Namespace } from '../i18n/resources.ts'

/** The words of a form; keys follow from names, so that a new field needs only its lines in the locale files. */
export type Words = {
  /** The label of a field: `fields.<form>.<name>.label`, else `fields.common.<name>.label`. */
  label: (field: Pick<Field, 'name'>) => string
  help: (field: Pick<Field, 'name'>) => string | undefined
  placeholder: (field: Pick<Field, 'name'>) => string | undefined
  /** Any other word of a field: `fields.<form or common>.<name>.<part>`. */
  part: (field: Pick<Field, 'name'>, part: string, values?: Record<string, number>) => string | undefined
  /**
   * The words of a choice: `choices.<name>.<value>`, else `choices.common.<value>`; a number without words is written
   * as one.
   */
  choice: (field: Field, value: string | number) => string
  /** The name of a wizard's step: `steps.<form>.<n>`, else `steps.common.<n>`. */
  step: (n: number) => string
  /**
   * What is wrong; with the field, or a part of it, also the limit of what is too long, and what to do where there is
   * nothing to enter.
   */
  problem: (code: ProblemCode, field?: Field, part?: 'part') => string
}

const isYesNo = (field: Field) => field.kind === 'choice' && field.options.length === 2 && field.options[0] === 1

/** Returns how many characters a text may have; undefined of what is no text. */
function findLongest(field: Field, isPart: boolean): number | undefined {
  if (field.kind === 'pairs') return isPart ? field.each : undefined
  return field.kind === 'text' || field.kind === 'longText' || field.kind === 'company' ? field.max : undefined
}

/** Returns how a person says that there is no such amount: by 0 where an answer is required, by no answer elsewhere. */
function findNone(field: Field): 'zero' | 'empty' | undefined {
  if (field.kind !== 'whole') return undefined
  return field.min === 0 ? 'zero' : field.missing === undefined ? 'empty' : undefined
}

/**
 * Returns the words of one form from the locale file `strings`, and of problems from `problems` (the one place for
 * those).
 */
export function useWords(form: Pick<Form, 'id'>, strings: Namespace): Words {
  const { i18n } = useTranslation([strings, 'problems', 'forms'])
  const { format } = useLanguage()
  return useMemo(() => {
    // Keys are composed of the contract's names here; a test compares every one of them with the locale files.
    const t = i18n.t as unknown as TFunction
    const said = new Map<string, string | undefined>()
    // Cached, since a field looks its words up at every key press.
    const translateFirst = (keys: string[], values: Record<string, number> = {}): string | undefined => {
      const name = JSON.stringify([keys, values])
      if (!said.has(name)) {
        const known = keys.map((key) => `${strings}:${key}`).find((key) => i18n.exists(key))
        said.set(name, known && t(known as never, values))
      }
      return said.get(name)
    }
    const translatePart: Words['part'] = ({ name }, what, values) =>
      translateFirst([`fields.${form.id}.${name}.${what}`, `fields.common.${name}.${what}`], values)
    return {
      part: translatePart,
      label: (field) => translatePart(field, 'label') ?? field.name,
      help: (field) => translatePart(field, 'help'),
      placeholder: (field) => translatePart(field, 'placeholder'),
      choice: (field, value) =>
        translateFirst([
          `choices.${form.id}.${field.name}.${value}`,
          `choices.${field.name}.${value}`,
          ...(isYesNo(field) ? [`choices.yesNo.${value}`] : []),
          ...(typeof value === 'string' ? [`choices.common.${value}`] : []),
        ]) ?? (typeof value === 'number' ? format.number(value) : value),
      step: (n) => translateFirst([`steps.${form.id}.${n}`, `steps.common.${n}`]) ?? String(n),
      problem: (code, field, isPart) => {
        const most = field && code === 'too_long' ? findLongest(field, isPart === 'part') : undefined
        const none = field && code === 'not_positive' ? findNone(field) : undefined
        if (none) return t(`forms:none.${none}` as never)
        if (most === undefined) return t(`problems:${code}` as never)
        const values: Record<string, string | number> = { count: most, number: format.number(most) }
        return t('forms:tooLong' as never, values)
      },
    }
  }, [i18n, format, form.id, strings])
}
