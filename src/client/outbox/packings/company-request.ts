import { companyRequest, requestCompany } from '../../../contract/companies/requests.ts'
import { buildPath } from '../../../contract/endpoint.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { Packing } from '../request.ts'

/** How the request for a missing company is packed. */
export const requestPacking: Packing = {
  form: () => companyRequest,
  pack: ({ answers }) => ({
    path: buildPath(requestCompany),
    body: buildPayload(companyRequest, answers),
    multipart: true,
  }),
}
