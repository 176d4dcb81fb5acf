/** The only page of a list, with these rows. */
export const pageOf = <T>(...data: T[]) => ({
  data,
  meta: { total: data.length, per_page: 25, current_page: 1, last_page: 1 },
});
