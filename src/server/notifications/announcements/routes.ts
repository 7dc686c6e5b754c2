import { announce } from '../../../contract/notifications/announcements.ts'
import { routeOnce } from '../../http/idempotency/once.ts'
import type { Route } from '../../http/route.ts'
import { addAnnouncement } from './store.ts'

type Words = Record<'subject_en' | 'subject_ar' | 'text_en' | 'text_ar', string> & {
  kind: 'announcement' | 'marketing'
}

/** What the operator has to say to those who asked to hear it (spec 3: marketing, announcement). */
export const announcementRoutes: readonly Route[] = [
  routeOnce(announce, {
    async act(tx, { answers }) {
      const words = answers as Words
      await addAnnouncement(tx, {
        kind: words.kind,
        subjectEn: words.subject_en,
        subjectAr: words.subject_ar,
        textEn: words.text_en,
        textAr: words.text_ar,
      })
      return { status: 200, message: 'announcement_queued' }
    },
  }),
]
