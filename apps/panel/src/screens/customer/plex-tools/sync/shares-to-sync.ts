import type { ShareChange, ShareMatrix } from '@kronos/api/contract';
import { plain, sees, sharesOn } from '../../../../parts/shares/share-rows.ts';

/**
 * Returns the changes that give people on the target the libraries that they have on the source, matched by name.
 * Libraries that only one of the two servers has are left alone. Access is taken away only if the sync is exact.
 */
export function sharesToSync(
  { servers, data }: ShareMatrix,
  wanted: { source: number; target: number; isExact: boolean },
): ShareChange[] {
  const librariesOf = (id: number) => servers.find((server) => server.id === id)?.libraries ?? [];
  const there = new Set(librariesOf(wanted.source).map(plain));
  const common = librariesOf(wanted.target).filter((name) => there.has(plain(name)));
  return data.flatMap((person): ShareChange[] => {
    const from = sharesOn(person, wanted.target);
    const to = sharesOn(person, wanted.source);
    const has = (name: string) => from?.state != null && sees(from.libraries, name);
    const isMeant = (name: string) => to?.state != null && sees(to.libraries, name);
    const share = common.filter((name) => isMeant(name) && !has(name));
    const take = wanted.isExact ? common.filter((name) => !isMeant(name) && has(name)) : [];
    if (share.length + take.length === 0) return [];
    const { key, name } = person;
    return [{ server_id: wanted.target, person: key, name, is_invited: from?.state != null, share, take }];
  });
}
