import { announce } from '../../../contract/notifications/announcements.ts'
import { type Route, route } from '../../http/route.ts'
import { actedOnce } from '../../reviews/idempotency/acted-once.ts'
import { addAnnouncement } from './store.ts'

type Words = Record<'subject_en' | 'subject_ar' | 'text_en' | 'text_ar', string> & {
  kind: 'announcement' | 'marketing'
}

/** What the operator has to say to those who asked to hear it (spec 3: marketing, announcement). */
export const announcementRoutes: readonly Route[] = [
  route(announce, (call) => {
    const words = call.answers as Words
    return actedOnce(call, ['announcement', call.answers], async (tx) => {
      await addAnnouncement(tx, {
        kind: words.kind,
        subjectEn: words.subject_en,
        subjectAr: words.subject_ar,
        textEn: words.text_en,
        textAr: words.text_ar,
      })
      return { status: 200, message: 'announcement_queued' }
    })
  }),
]
