import { useField, useForm } from 'react-final-form'

/** The answer of another field of the form, as it changes. */
export function useAnswer(name: string): unknown {
  return useField<unknown>(name, { subscription: { value: true }, format: (value) => value }).input.value
}

/** Changes answers of the form as their own controls would, several at once. */
export function useChange(): (answers: Record<string, unknown>) => void {
  const form = useForm()
  return (answers) =>
    form.batch(() => {
      for (const [name, answer] of Object.entries(answers)) form.change(name, answer)
    })
}
