const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') === true;

/**
 * Compares paths for sorting: a fixed segment comes before a parameter in the same position.
 * @example
 * endpoints.sort(bySpecificity) // '/users/export' before '/users/:id'
 */
export function bySpecificity(a: { path: string }, b: { path: string }): number {
  const [left, right] = [a.path.split('/'), b.path.split('/')];
  for (let place = 0; place < Math.max(left.length, right.length); place += 1) {
    const difference = Number(isParameter(left[place])) - Number(isParameter(right[place]));
    if (difference !== 0) return difference;
  }
  return 0;
}
