import type { EditableCompany } from '../../../contract/companies/changes.schema.ts'
import { changeCompany, companyUpdate } from '../../../contract/companies/changes.ts'
import { buildPath } from '../../../contract/endpoint.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { Packing } from '../request.ts'

/** How a change is packed: it is sent with the edition of the page it was begun with, the basis of its draft. */
export const changePacking: Packing = {
  form: () => companyUpdate,
  pack: ({ companyId, answers, basis }) => ({
    path: buildPath(changeCompany, { id: companyId }),
    body: { ...buildPayload(companyUpdate, answers), edition: (basis as EditableCompany).edition },
    multipart: true,
  }),
}
