import { eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Database } from '../../db/database.ts';
import { nodeImageReads as reads, nodeImages as table } from '../../db/schema.ts';
import { EngineError, type ImageInfo } from '../../engines/port.ts';
import type { Timings } from '../../config/timings.ts';
import type { Events } from '../events.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import { failureWords } from '../servers/failure-words.ts';

/** How many nodes are read at once. */
const lanes = 8;

type Row = typeof table.$inferSelect;
type Fresh = Omit<Row, 'id' | 'nodeId'>;

export type ImageReadings = ReturnType<typeof createImageReadings>;

/** Reads the images of nodes, and records them. */
export function createImageReadings(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  nodes: Nodes;
  engines: Engines;
  events: Events;
  timings: Pick<Timings, 'nodeMs'>;
}) {
  const { db, clock, log, nodes, engines, events, timings } = deps;
  const tell = () => events.emit('admin', 'node-images-changed', {});

  /** Records whether a node was read; a failure keeps the time of the last read. Returns whether that is new. */
  const noteRead = async (nodeId: number, failure: string | null): Promise<boolean> => {
    const [before] = await db.current.select().from(reads).where(eq(reads.nodeId, nodeId));
    const values = failure === null ? { readAt: clock.now(), failure } : { failure };
    await db.current
      .insert(reads)
      .values({ nodeId, ...values })
      .onConflictDoUpdate({ target: reads.nodeId, set: values });
    return before === undefined || before.failure !== failure;
  };

  /** Brings the rows of a node in line with its images; a row that stays keeps its id. Returns whether any changed. */
  const store = async (nodeId: number, images: readonly ImageInfo[]): Promise<boolean> => {
    const told = new Map(images.flatMap(rowsOf).map((row) => [keyOf(row), row]));
    const known = await db.current.select().from(table).where(eq(table.nodeId, nodeId));
    const gone = known.filter((row) => !told.has(keyOf(row)));
    const knownKeys = new Set(known.map(keyOf));
    const fresh = [...told.values()].filter((row) => !knownKeys.has(keyOf(row)));
    const changed = known.flatMap((row) => {
      const now = told.get(keyOf(row));
      return now && now.containers !== row.containers ? [{ id: row.id, containers: now.containers }] : [];
    });
    if (gone.length > 0)
      await db.current.delete(table).where(
        inArray(
          table.id,
          gone.map(({ id }) => id),
        ),
      );
    for (const { id, containers } of changed)
      await db.current.update(table).set({ containers }).where(eq(table.id, id));
    if (fresh.length > 0) await db.current.insert(table).values(fresh.map((row) => ({ ...row, nodeId })));
    return gone.length + changed.length + fresh.length > 0;
  };

  const keep = (nodeId: number, failure: string | null, images?: readonly ImageInfo[]): Promise<void> =>
    db.transaction(async () => {
      // The node may have been deleted meanwhile, or be read by another process.
      if (!(await nodes.hold(nodeId))) return;
      const isNews = await noteRead(nodeId, failure);
      const isOther = images !== undefined && (await store(nodeId, images));
      if (isNews || isOther) await tell();
    });

  /** Reads a node, or records why it could not be read. */
  const read = async (node: Node): Promise<void> => {
    let images: ImageInfo[];
    try {
      images = await engines.forNode(node).listImages({ timeoutMs: timings.nodeMs });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return keep(node.id, failureWords(error, { alias: node.alias, image: '', port: 0 }));
    }
    return keep(node.id, null, images);
  };

  return {
    read,
    /** Reads all nodes, a few at a time. */
    async sample(): Promise<void> {
      await forEachLimited(await nodes.list(), lanes, async (node) => {
        await read(node).catch((error: unknown) =>
          log.error({ err: error, node: node.alias }, 'could not read images'),
        );
      });
    },
  };
}

const rowsOf = ({ id: digest, tags, sizeBytes: bytes, createdAt: builtAt, containers }: ImageInfo): Fresh[] =>
  (tags.length > 0 ? tags : ['']).map((image) => ({ image, digest, bytes, builtAt, containers }));

const keyOf = ({ image, digest }: Pick<Fresh, 'image' | 'digest'>) => `${digest} ${image}`;
