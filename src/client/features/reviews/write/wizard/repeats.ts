/** Questions that share one answer (spec 3, review payloads): each with the field it repeats. */
export const repeats: Readonly<Record<string, string>> = {
  city_id: 'cities',
  company_city: 'cities',
  employment_status_id: 'employment_status',
}
