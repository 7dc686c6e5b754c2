/** What a person enters at registration besides name, e-mail and password; ids are items of the lists. */
export const registration = {
  phone: '0501234567',
  company: 'A company nobody has listed',
  department: 1,
  jobtitle: 1,
  city_id: 1,
  salary: 12_000,
  per_duration: 'month',
  bonus: 0,
  share_salary: 0,
}
