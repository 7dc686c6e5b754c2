import type { Route } from '../http/route.ts'

export const companyRoutes: readonly Route[] = []
