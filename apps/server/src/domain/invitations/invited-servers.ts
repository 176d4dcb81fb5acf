import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import { jobKind } from '../../jobs/worker.ts';
import { escapeHtml } from '../../security/sanitize-html.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Placement } from '../placement/placement.ts';
import { makesServer, type ProductRow, type Products, type ServerProduct } from '../products/products.ts';
import type { Naming } from '../servers/naming.ts';
import type { Operations } from '../servers/operations.ts';
import type { UserRow, Users } from '../users/users.ts';

const payload = z.object({ userId: z.number().int(), productId: z.number().int() });

export type InvitedServers = ReturnType<typeof createInvitedServers>;

/**
 * The servers that a new user chose with an invitation. Each is deployed by a job of its own, right after the account
 * is created: when no node has room, the invitation is accepted all the same, and admins are notified of what is left
 * to do.
 */
export function createInvitedServers(deps: {
  db: Database;
  queue: Queue;
  users: Users;
  products: Products;
  placement: Placement;
  naming: Naming;
  operations: Operations;
  notifications: Notifications;
}) {
  const { db, queue, products, placement, naming, operations } = deps;

  const deploy = async (owner: UserRow, product: ServerProduct): Promise<void> => {
    const nodeId = await placement.reserve(owner, product);
    const name = await naming.nameFor(owner, product);
    await operations.deploy({ name, ownerId: owner.id, nodeId, product });
  };
  const notifyAdmins = async ({ name, email }: UserRow, product: ProductRow, words: string) => {
    const admins = await db.current.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
    const facts = [
      `${name} (${email}) accepted an invitation and chose ${product.name}, but no server was created: ${words}`,
      'Deploy it manually once this is resolved.',
    ];
    await deps.notifications.send(
      admins.map(({ id }) => id),
      {
        title: 'An invited user is waiting for a server',
        content: facts.map((fact) => `<p>${escapeHtml(fact)}</p>`).join(''),
      },
    );
  };
  const parties = async ({ userId, productId }: z.output<typeof payload>) => {
    const [owner, product] = [await deps.users.find(userId), await products.findLive(productId)];
    return owner && product && { owner, product };
  };

  return {
    /** Enqueues a job for each chosen product with a server, in the transaction that creates the account. */
    async order({ id }: UserRow, chosen: readonly ProductRow[]): Promise<void> {
      for (const product of chosen) {
        if (!makesServer(product) || product.image === null) continue;
        const task = { userId: id, productId: product.id };
        await queue.enqueue({ kind: 'invitation.server', key: `user:${id}`, payload: task });
      }
    },
    job: jobKind({
      payload,
      async run(task) {
        return {
          success: true,
          // The server exists if and only if the job has ended, so that none is created twice.
          async write() {
            const found = await parties(task);
            if (!found || !makesServer(found.product)) return;
            const { owner, product } = found;
            try {
              await deploy(owner, product);
            } catch (error) {
              // Refused before anything was written.
              if (!(error instanceof AppError)) throw error;
              await notifyAdmins(owner, product, error.message);
            }
          },
        };
      },
      failed: (task, words) => ({
        success: false,
        async write() {
          const found = await parties(task);
          if (found) await notifyAdmins(found.owner, found.product, words);
        },
      }),
    }),
  };
}
