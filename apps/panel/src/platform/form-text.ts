/** What a field of a form holds; nothing for a field that is not there, or that holds a file. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
