import { defineEndpoint, type PartOf } from '../endpoint.ts'
import { toRecord } from '../record-of.ts'
import { infoForm, pictureForm, profileListNames, profileLists, supportForm } from './forms.ts'
import type * as shapes from './profile.schema.ts'

export { experienceForm } from './forms.ts'

const member = { method: 'POST', access: 'member' } as const
const answersPerson = { method: 'POST', access: 'member', answersUser: true } as const

export const getDetails = defineEndpoint<typeof shapes.getDetails>()({
  method: 'GET',
  path: '/profile/details',
  whose: 'self',
  access: 'member',
})

export const saveInfo = defineEndpoint<typeof shapes.saveInfo>()({
  ...member,
  path: '/profile/info',
  whose: 'self',
  form: infoForm,
  invalidates: [getDetails],
})

export const savePicture = defineEndpoint<typeof shapes.savePicture>()({
  ...answersPerson,
  path: '/profile/picture',
  whose: 'self',
  form: pictureForm,
})

export const removePicture = defineEndpoint<typeof shapes.removePicture>()({
  ...answersPerson,
  path: '/profile/picture/remove',
  whose: 'self',
})

const changesEntries = { ...answersPerson, invalidates: [getDetails] } as const

/** POST /profile/{list}: adds an entry. `experience` with a company alone is the way to be allowed to review it. */
export const addEntry = toRecord(profileListNames, (list) =>
  defineEndpoint<PartOf<typeof shapes.addEntry>>()({
    ...changesEntries,
    path: `/profile/${list}`,
    whose: 'self',
    form: profileLists[list],
    idempotent: true,
  }),
)
/** POST /profile/{list}/{entry}: replaces its answers. A certificate's file stays unless another is sent. */
export const changeEntry = toRecord(profileListNames, (list) =>
  defineEndpoint<PartOf<typeof shapes.changeEntry>>()({
    ...changesEntries,
    path: `/profile/${list}/:entry`,
    whose: 'owner',
    form: profileLists[list],
  }),
)

export const removeEntry = toRecord(profileListNames, (list) =>
  defineEndpoint<PartOf<typeof shapes.removeEntry>>()({
    ...changesEntries,
    path: `/profile/${list}/:entry/remove`,
    whose: 'self',
  }),
)

/** GET /profile/files/{file}: the file of a certificate, as an attachment, to its owner. */
export const getFile = defineEndpoint<typeof shapes.getFile>()({
  method: 'GET',
  path: '/profile/files/:file',
  whose: 'owner',
  access: 'member',
  file: true,
})

export const sendSupport = defineEndpoint<typeof shapes.sendSupport>()({
  ...member,
  path: '/support',
  whose: 'self',
  form: supportForm,
  idempotent: true,
  quota: 'support',
})

export const listContributions = defineEndpoint<typeof shapes.listContributions>()({
  method: 'GET',
  path: '/profile/contributions',
  whose: 'self',
  access: 'member',
})
