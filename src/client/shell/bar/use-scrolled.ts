import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than `px`. Read only on scroll events: it forces a layout of the page. */
export function useScrolled(px: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(scrollY > px)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [px])
  return scrolled
}
