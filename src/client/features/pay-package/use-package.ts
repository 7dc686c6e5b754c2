import { useEffect, useState } from 'react'
import { emptySheet, type Sheet } from '../../../contract/pay-package/sheet.ts'
import { forgetSheets, readKept, saveSheets } from '../../data/kept-sheets.ts'
import { deviceStorage } from '../../platform/device-storage.ts'

/** Returns the package that this device keeps, and how it is changed and removed. */
export function usePackage() {
  const [sheet, setSheet] = useState(emptySheet)
  /** Counts what replaces all fields, which then begin again. */
  const [turn, setTurn] = useState(0)
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    const kept = readKept()
    setKept(deviceStorage.isKept())
    if (!kept) return
    setSheet(kept.package)
    setTurn(1)
  }, [])
  return {
    ...{ sheet, turn, isKept },
    change: (next: Sheet) => {
      setSheet(next)
      saveSheets({ package: next })
    },
    clear: () => {
      forgetSheets()
      setSheet(emptySheet)
      setTurn(turn + 1)
    },
  }
}
