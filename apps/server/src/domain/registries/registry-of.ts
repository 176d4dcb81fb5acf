import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** The registry of names that name none. */
const ownOfDocker = 'docker.io';

const isHost = (part: string) => part === 'localhost' || /[.:]/.test(part);

/** The host of the registry in which an image is. */
export function registryOf(reference: string): string {
  const [first = '', ...rest] = reference.split('/');
  return rest.length > 0 && isHost(first) ? first : ownOfDocker;
}

/** The same for a column of references, in the database. */
export const registryIn = (reference: SQLWrapper): SQL =>
  sql`case when strpos(${reference}, '/') > 0 and split_part(${reference}, '/', 1) ~ '[.:]|^localhost$' then split_part(${reference}, '/', 1) else ${ownOfDocker} end`;
