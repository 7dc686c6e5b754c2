import { useEffect, useState } from 'react'
import { emptySheet, type Sheet } from '../../../contract/pay-package/sheet.ts'
import { readKept, saveSheets } from '../../data/kept-sheets.ts'
import { deviceStorage } from '../../platform/device-storage.ts'

/** The fields about a person rather than an offer: the same in all. */
const getPerson = ({ nationality, newlyInsured }: Sheet) => ({ nationality, newlyInsured })
const beginning: readonly Sheet[] = [emptySheet, emptySheet]

/** Returns the offers that this device keeps, beside the package of today if one is filled in. */
export function useOffers() {
  const [offers, setOffers] = useState(beginning)
  const [present, setPresent] = useState<Sheet>()
  const [years, setYears] = useState(4)
  /** Counts what replaces all fields, which then begin again. */
  const [turn, setTurn] = useState(0)
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    const kept = readKept()
    setKept(deviceStorage.isKept())
    if (!kept) return
    setPresent(kept.package.basic > 0 ? kept.package : undefined)
    setYears(kept.years)
    const person = getPerson(kept.package.basic > 0 ? kept.package : (kept.offers[0] ?? kept.package))
    setOffers((kept.offers.length > 0 ? kept.offers : beginning).map((offer) => ({ ...offer, ...person })))
    setTurn(1)
  }, [])
  const keep = (next: readonly Sheet[]) => {
    setOffers(next)
    saveSheets({ offers: next })
  }
  return {
    ...{ offers, present, years, turn, isKept },
    change: (place: number, offer: Sheet) => keep(offers.map((one, at) => (at === place ? offer : one))),
    /** Uses what was read: the fields of that offer begin again. */
    replace: (place: number, offer: Sheet) => {
      keep(offers.map((one, at) => (at === place ? offer : one)))
      setTurn(turn + 1)
    },
    changePerson: (of: Sheet) => {
      keep(offers.map((one) => ({ ...one, ...getPerson(of) })))
      if (!present) return
      setPresent({ ...present, ...getPerson(of) })
      saveSheets({ package: { ...present, ...getPerson(of) } })
    },
    changeYears: (next: number) => {
      setYears(next)
      saveSheets({ years: next })
    },
    add: () => keep([...offers, { ...emptySheet, ...getPerson(offers[0] ?? emptySheet) }]),
    remove: (place: number) => {
      keep(offers.filter((_, at) => at !== place))
      setTurn(turn + 1)
    },
    clear: () => {
      keep(beginning)
      setTurn(turn + 1)
    },
  }
}
