import { useField } from 'react-final-form'

/** The answer of another field of the form, as it changes. */
export function useAnswer(name: string): unknown {
  return useField<unknown>(name, { subscription: { value: true }, format: (value) => value }).input.value
}
