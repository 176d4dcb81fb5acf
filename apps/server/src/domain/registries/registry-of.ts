import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** The registry of images whose reference names none. */
const ownOfDocker = 'docker.io';

const isHost = (part: string) => part === 'localhost' || /[.:]/.test(part);

/** Returns the host of an image's registry. */
export function registryOf(reference: string): string {
  const [first = '', ...rest] = reference.split('/');
  return rest.length > 0 && isHost(first) ? first : ownOfDocker;
}

/** Like `registryOf`, for a column of references in a query. */
export const registryIn = (reference: SQLWrapper): SQL =>
  sql`case when strpos(${reference}, '/') > 0 and split_part(${reference}, '/', 1) ~ '[.:]|^localhost$' then split_part(${reference}, '/', 1) else ${ownOfDocker} end`;
