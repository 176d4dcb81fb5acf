import type { Stage } from '../callers.ts';
import type { Cases, Cell } from './cell.ts';
import { ownersServer } from './servers.ts';

const content = { title: 'Rainy days', sort: 'title', kind: 'titles', titles: ['1'] } as const;
const bodies: Record<string, (server: number) => object> = {
  create: () => ({ ...content, library_id: '1' }),
  update: () => ({ title: content.title, kind: 'fields' }),
  remove: () => ({}),
  publish: (server) => ({ servers: [server] }),
};
const queries: Record<string, Record<string, string>> = {
  titles: { library_id: '1' },
  ruleValues: { library_id: '1', field: 'genre' },
};

/** A media server that is not running, whose collections can be neither read nor changed. */
const ofStopped =
  (name: string) =>
  async (stage: Stage): Promise<Cell> => {
    const { params } = await ownersServer(stage);
    const body = bodies[name]?.(Number(params!['id']));
    return {
      params: { ...params, ...(/^(one|update|remove|publish)$/.test(name) && { collection: '4711' }) },
      status: 409,
      ...(queries[name] && { query: queries[name] }),
      ...(body && { body }),
    };
  };

/** The calls about collections. */
export const collectionCases: Cases = Object.fromEntries(
  ['list', 'one', ...Object.keys(queries), ...Object.keys(bodies)].map((name) => [
    `customerCollections.${name}`,
    ofStopped(name),
  ]),
);

/** A call about collections that succeeds on a running media server; undefined for other calls. */
export async function collectionCall(stage: Stage, id: string): Promise<Cell | undefined> {
  const [group, name = ''] = id.split('.');
  if (group !== 'customerCollections') return undefined;
  const { services, media } = stage;
  const { id: ownerId } = stage.person('owner');
  const server = await media.claimed(ownerId, 'plex');
  const other = await media.claimed(ownerId, 'plex');
  const target = (await services.servers.find(server.id))!;
  const key = services.claims.keyOf((await services.claims.find(server.id))!);
  const plex = services.mediaAccess.open({ server: target, node: { host: 'localhost' } }, key);
  const library = (await plex.libraries())[0]!.id;
  const titles = (await plex.titles(library)).map((one) => one.id);
  const { id: collection } = await plex.addCollection({
    libraryId: library,
    title: 'Old',
    titleIds: titles.slice(0, 1),
  });
  const body = {
    ...bodies[name]!(other.id),
    ...(name === 'create' && { library_id: library, titles: titles.slice(0, 1) }),
  };
  return { params: { id: server.id, collection }, body };
}
