/** Returns why operations on a suspended server are refused. */
export function suspendedWords({ name, suspension }: { name: string; suspension: string }): string {
  const why = suspension === '' ? '' : ` (${suspension.replace(/[.]$/, '')})`;
  return `${name} is suspended${why}. Ask your provider to end the suspension; none of the server’s data is lost.`;
}
