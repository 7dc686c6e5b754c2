import type { Plugin } from 'vite'
export function checkBundle(): Plugin {
  return { name: 'check-bundle' }
}
