import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Placement } from '../placement/placement.ts';
import { makesServer, type Products, type ServerProduct } from '../products/products.ts';
import { subUserOwnsNone } from '../sub-users/sub-users.ts';
import type { UserRow, Users } from '../users/users.ts';
import type { Naming } from './naming.ts';
import type { Operations } from './operations.ts';

interface Wanted {
  owner_id: number;
  product_id: number;
  /** If empty, the server is named by the installation's rule. */
  name: string;
  /** Null selects the best node. */
  node_id: number | null;
}

/** The owner and the product. */
type Parties = { owner: UserRow; product: ServerProduct };

export type Deployments = ReturnType<typeof createDeployments>;

/** Servers that admins deploy for users. */
export function createDeployments(deps: {
  db: Database;
  users: Users;
  products: Products;
  placement: Placement;
  naming: Naming;
  operations: Operations;
  audit: Audit;
}) {
  const { db, users, products, placement, naming, operations, audit } = deps;

  const partiesOf = async ({ owner_id, product_id }: Pick<Wanted, 'owner_id' | 'product_id'>): Promise<Parties> => {
    const owner = await users.find(owner_id);
    if (!owner) throw refused('owner_id', 'This user does not exist.');
    if (owner.parentId !== null) throw refused('owner_id', subUserOwnsNone);
    const product = await products.findLive(product_id);
    if (!product || !makesServer(product)) throw refused('product_id', 'Choose a product with a server.');
    return { owner, product };
  };

  return {
    /** Assesses how well each node fits, best first. */
    async places(wanted: Pick<Wanted, 'owner_id' | 'product_id'>) {
      const { owner, product } = await partiesOf(wanted);
      return placement.places(owner, product);
    },
    /** Creates the server, reserves its place and orders its deployment in one transaction. */
    deploy: (wanted: Wanted): Promise<{ id: number }> =>
      db.transaction(async () => {
        const { owner, product } = await partiesOf(wanted);
        const nodeId = await placement.reserve(owner, product, wanted.node_id ?? undefined);
        const name = wanted.name || (await naming.nameFor(owner, product));
        const { id } = await operations.deploy({ name, ownerId: owner.id, nodeId, product });
        await audit.write({
          target: { kind: 'server', id, name },
          after: { owner: owner.id, product: product.id, node: nodeId },
        });
        return { id };
      }),
  };
}

const refused = (field: string, words: string) => new AppError('invalid', words, { errors: { [field]: [words] } });
