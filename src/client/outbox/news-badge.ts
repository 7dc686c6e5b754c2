import { following } from '../data/following/followed.ts'
import { countNews } from '../data/following/news.ts'
import { refreshFollowing } from '../data/following/refresh.ts'
import { renewCopy } from '../data/following/worker-copy.ts'
import { showBadge } from './badge.ts'

/** Shows on the badge how much is new at what this device follows, and tells the worker of every change. */
export function startNewsBadge(): void {
  const showNews = () => {
    const kept = following.get()
    showBadge({ news: countNews(kept.list) })
    if (kept.push !== null) void renewCopy(kept)
  }
  following.subscribe(showNews)
  showNews()
  void refreshFollowing()
}
