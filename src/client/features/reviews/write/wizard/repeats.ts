/** Questions of which one answer is both (spec 3, review payloads): each with the one it repeats. */
export const repeats: Readonly<Record<string, string>> = {
  city_id: 'cities',
  company_city: 'cities',
  employment_status_id: 'employment_status',
}
