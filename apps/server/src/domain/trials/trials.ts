import { aliasedTable, and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Contract, ParsedOf, Trial } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, products, servers, trialRequests, users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Products } from '../products/products.ts';
import { listOf } from '../records/list-of.ts';
import type { Settings } from '../settings/settings.ts';
import { presentTrial, type TrialRow, type TrialView } from './present.ts';

/** The maximum number of requests on the settings page and in a history. */
const newest = 100;

type Filter = ParsedOf<Contract['adminTrials']['export']>['query'];

export interface TrialWish {
  name: string;
  email: string;
  product_id: number;
  type: TrialRow['type'];
  note: string;
}

const columns = {
  created_at: trialRequests.createdAt,
  name: sql`lower(${trialRequests.name})`,
  email: sql`lower(${trialRequests.email})`,
};

export type Trials = ReturnType<typeof createTrials>;

/** Requests for trials: one open at a time per address. */
export function createTrials(deps: {
  db: Database;
  clock: Clock;
  settings: Settings;
  products: Products;
  notifications: Notifications;
  events: Events;
  audit: Audit;
}) {
  const { db, clock, settings, events, audit } = deps;
  const given = aliasedTable(products, 'given');

  const requireOpen = async () => {
    const { user_request_trial } = await settings.read();
    if (!user_request_trial) throw new AppError('forbidden', 'Trials are not enabled at the moment.');
  };
  const views = () =>
    db.current
      .select({
        trial: trialRequests,
        product: { id: products.id, name: products.name },
        given: { id: given.id, name: given.name },
        node: { id: nodes.id, alias: nodes.alias },
        server: { id: servers.id, name: servers.name, status: servers.status },
      })
      .from(trialRequests)
      .innerJoin(products, eq(products.id, trialRequests.productId))
      .leftJoin(given, eq(given.id, trialRequests.givenProductId))
      .leftJoin(nodes, eq(nodes.id, trialRequests.nodeId))
      .leftJoin(servers, eq(servers.id, trialRequests.serverId));
  const find = async (id: number): Promise<TrialView | undefined> => {
    const [view] = await views().where(eq(trialRequests.id, id));
    return view;
  };
  const notifyAdmins = () => events.emit('admin', 'trials-changed', {});

  return {
    find,
    notifyAdmins,
    async offered() {
      await requireOpen();
      return deps.products.listOffered();
    },
    request: (wish: TrialWish): Promise<void> =>
      db.transaction(async () => {
        await requireOpen();
        const product = (await deps.products.listOffered()).find(({ id }) => id === wish.product_id);
        if (!product) throw refused('product_id', 'This product cannot be tried out at the moment. Choose another.');
        if (product.type !== wish.type) throw refused('type', `${product.name} is not for this media server.`);
        const { product_id: productId, ...rest } = wish;
        const [row] = await db.current
          .insert(trialRequests)
          .values({ ...rest, productId, createdAt: clock.now() })
          .onConflictDoNothing()
          .returning();
        if (!row)
          throw refused('email', 'There is already an open request for this address. You will get the answer by mail.');
        await audit.write({
          target: { kind: 'trial-request', id: row.id, name: row.email },
          after: { product: productId },
        });
        await notifyAdmins();
        const admins = await db.current.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
        await deps.notifications.send(
          admins.map(({ id }) => id),
          {
            title: 'A trial was requested',
            content: `<p><a href="/app/admin/requested-trials/${row.id}" data-internal>See the request</a>.</p>`,
          },
        );
      }),
    ...listOf<Filter['sort'], Filter, TrialView, Trial>(db, {
      from: trialRequests,
      views,
      search: [trialRequests.name, trialRequests.email],
      sort: columns,
      filter: ({ state }) => state && eq(trialRequests.state, state),
      present: presentTrial,
    }),
    /** Returns other requests of the same address, newest first. */
    async history({ id, email }: TrialRow) {
      const rows = await views()
        .where(and(sameAddress(email), ne(trialRequests.id, id)))
        .orderBy(desc(trialRequests.id))
        .limit(newest);
      return rows.map(presentTrial);
    },
    async listNewest() {
      const rows = await views().orderBy(sql`${trialRequests.state} <> 'open'`, desc(trialRequests.id)).limit(newest);
      return rows.map(presentTrial);
    },
  };
}

const sameAddress = (email: string): SQL => eq(sql`lower(${trialRequests.email})`, email.toLowerCase());

const refused = (field: string, words: string) => new AppError('invalid', words, { errors: { [field]: [words] } });
