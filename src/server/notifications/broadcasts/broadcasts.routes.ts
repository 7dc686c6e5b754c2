import { announce } from '../../../contract/notifications/announcements.ts'
import type { Route } from '../../platform/http/call.ts'
import { routeOnce } from '../../platform/idempotency/once.ts'
import { addBroadcast } from './broadcasts.queries.ts'

/**
 * The routes of announcements: the operator's messages to those who asked for them (spec 3: marketing, announcement).
 */
export const announcementRoutes: readonly Route[] = [
  routeOnce(announce, {
    async act(tx, { answers }) {
      const { kind, subject_en, subject_ar, text_en, text_ar } = answers
      const words = { en: { subject: subject_en, text: text_en }, ar: { subject: subject_ar, text: text_ar } }
      await addBroadcast(tx, { kind, words })
      return { status: 200, message: 'announcement_queued' }
    },
  }),
]
