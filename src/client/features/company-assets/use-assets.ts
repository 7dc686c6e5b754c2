import { useTranslation } from 'react-i18next'
import { type Asset, type Assets, type AssetUse, moveAsset, removeAsset } from '../../../contract/companies/assets.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Problem } from '../../../contract/problem.ts'
import type { Input, Outcome } from '../../api/call.ts'
import { call } from '../../api/page.ts'
import { refreshReads } from '../../api/use-read.ts'
import { toast } from '../../ui/toast.ts'

/** Sends a change of a company's pictures and documents, says how it went, and brings its lists up to date. */
export function useAssetCalls(company: number) {
  const { t } = useTranslation('assets')
  const send = async <Data>(endpoint: Endpoint<Data, undefined>, input: Input): Promise<Outcome<Data>> => {
    const outcome = await call(endpoint, { ...input, params: { id: company, ...input.params } })
    if (outcome.ok) {
      if (outcome.message) toast({ kind: 'success', text: outcome.message })
      await refreshReads(`/companies/${company}/`)
    } else if (!isOfField(outcome.problems)) toast({ kind: 'error', text: outcome.message ?? t('unreachable') })
    return outcome
  }
  return {
    send,
    move: async ({ id }: Asset, place: number) => (await send(moveAsset, { params: { file: id }, body: { place } })).ok,
    remove: async ({ id }: Asset) => (await send(removeAsset, { params: { file: id } })).ok,
  }
}

const isOfField = (problems: readonly Problem[]) => problems.some(({ path }) => path !== '')

/** The list of a kind. */
export const listOf = (assets: Assets, use: AssetUse): Asset[] =>
  use === 'picture' ? assets.pictures : assets.documents
