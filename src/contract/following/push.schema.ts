import { define, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { maxEndpoint } from './push.ts'

/** The address that a push service gave a browser. Whether it is one of a known service is judged by the server. */
const PushEndpoint = define<string>(
  'push_endpoint',
  (value) =>
    typeof value === 'string' && value.length <= maxEndpoint && /^https?:\/\//.test(value) && URL.canParse(value),
)

export const getPushKey = defineShapes({ response: type({ key: string() }) })
export const addPush = defineShapes({ beside: type({ endpoint: PushEndpoint }), problems: ['push_service_unknown'] })
export const removePush = defineShapes({ beside: type({ endpoint: PushEndpoint }) })
