import { useEffect, useSyncExternalStore } from 'react'
import { type Following, following, nothingFollowed, takeOverFollowing } from '../../data/following/followed.ts'
import { followingKey } from '../../data/following/follows.ts'

/** Returns what this device follows, also where another tab changes it. */
export function useFollowing(): Following {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === followingKey || key === null) takeOverFollowing()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  // The server draws what everybody sees.
  return useSyncExternalStore(following.subscribe, following.get, () => nothingFollowed)
}
