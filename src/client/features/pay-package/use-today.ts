import { useEffect, useState } from 'react'
import { getRiyadhDay } from '../../../contract/form/days.ts'

/** Returns today in Riyadh; empty in the first view, which is the same for every day. */
export function useToday(): string {
  const [today, setToday] = useState('')
  useEffect(() => setToday(getRiyadhDay(new Date())), [])
  return today
}
