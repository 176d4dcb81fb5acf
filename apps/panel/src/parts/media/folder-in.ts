/** Returns the path of a folder in another one; a complete path stays as it is. */
export function folderIn(root: string, typed: string): string {
  const parts = typed.split('/').filter((part) => part !== '');
  const base = root.replace(/\/+$/, '');
  const whole = `/${parts.join('/')}`;
  return whole === base || whole.startsWith(`${base}/`) ? whole : `${base}${whole}`;
}
