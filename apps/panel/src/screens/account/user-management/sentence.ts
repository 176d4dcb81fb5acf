import type { ServerRight } from '@kronos/api/contract';
import type { PlainKey } from '../../../messages/catalogue.ts';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';

const verbs = {
  view: 'subUsers.may.view',
  power: 'subUsers.may.power',
  invites: 'subUsers.may.invites',
  backups: 'subUsers.may.backups',
  billing: 'subUsers.may.billing',
} as const satisfies Record<ServerRight, PlainKey>;

interface Shared {
  readonly name: string;
  readonly rights: readonly ServerRight[];
}

/** A sub-user's rights as sentences, grouping servers with the same rights: "Robin may see, start and stop My Plex". */
export function sentencesOf(
  name: string,
  servers: readonly Shared[],
  format: Pick<Format, 'list'>,
  t: Translate,
): string[] {
  if (servers.length === 0) return [t('subUsers.may.nothing', { name })];
  const kinds = [...new Set(servers.map(({ rights }) => rights.join()))];
  return kinds.map((kind) => {
    const group = servers.filter(({ rights }) => rights.join() === kind);
    return t('subUsers.may.sentence', {
      name,
      rights: format.list((group[0]?.rights ?? []).map((right) => t(verbs[right]))),
      servers: format.list(group.map((server) => server.name)),
    });
  });
}
