import { useEffect, useRef } from 'react'
import { useAnswer, useChange } from '../../../../forms/use-answer.ts'
import { repeats } from './repeats.ts'

/** Fills in a question whose answer another field of the form has already; it can still be changed. */
export function RepeatedAnswer({ name }: { name: string }) {
  const other = useAnswer(repeats[name]!)
  const own = useAnswer(name)
  const change = useChange()
  const filled = useRef<unknown>(undefined)
  useEffect(() => {
    const isOpen = own === undefined || own === '' || own === filled.current
    if (other === undefined || other === '' || other === filled.current || !isOpen) return
    filled.current = other
    change({ [name]: other })
  })
  return null
}
