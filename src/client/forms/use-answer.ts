import { useField, useForm } from 'react-final-form'

/** Returns the current answer of another field of the form. */
export function useAnswer(name: string): unknown {
  return useField<unknown>(name, { subscription: { value: true }, format: (value) => value }).input.value
}

/** Returns a function that changes answers of the form as their own controls would, several at once. */
export function useChange(): (answers: Record<string, unknown>) => void {
  const form = useForm()
  return (answers) =>
    form.batch(() => {
      for (const [name, answer] of Object.entries(answers)) form.change(name, answer)
    })
}
