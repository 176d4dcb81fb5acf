import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { trialApproved } from '../mail/templates/trial-approved.ts';
import type { Mail } from '../mail/mail.ts';
import type { TemplatedMail } from '../mail/template.ts';
import type { Placement } from '../placement/placement.ts';
import { makesServer, type Products, type ServerProduct } from '../products/products.ts';
import type { Naming } from '../servers/naming.ts';
import type { Operations } from '../servers/operations.ts';
import { subUserOwnsNone } from '../sub-users/sub-users.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { UserRow, Users } from '../users/users.ts';
import type { TrialRow } from './present.ts';

const day = 24 * 60 * 60 * 1000;
/** The number of days for which the mailed link is valid. */
const linkDays = 7;

export interface BeginDeps {
  db: Database;
  users: Users;
  placement: Placement;
  products: Products;
  naming: Naming;
  operations: Operations;
  oneTimeTokens: OneTimeTokens;
  mail: Mail;
}

interface Given {
  product: ServerProduct;
  user: UserRow;
  isNew: boolean;
  days: number;
  endsAt: Date;
  hasServer: boolean;
}

/** Returns the mail about an approval. A new user sets a password through the same kind of link as for a reset. */
export async function approvalLetter(
  { mail, oneTimeTokens }: BeginDeps,
  { name }: TrialRow,
  { product, user, isNew, days, endsAt, hasServer }: Given,
): Promise<TemplatedMail> {
  const issue = { kind: 'password-reset', userId: user.id, lifetime: linkDays * day } as const;
  const link = isNew
    ? mail.link('/app/password/reset', { token: await oneTimeTokens.issue(issue) })
    : mail.link('/app/login');
  return trialApproved({
    name,
    product: product.name,
    period: days === 1 ? 'one day' : `${days} days`,
    ends_at: endsAt.toUTCString(),
    link,
    link_days: isNew ? linkDays : null,
    has_server: hasServer,
  });
}

/** Returns the granted product, which may differ from the requested one. */
export async function productOf({ products }: BeginDeps, id: number): Promise<ServerProduct> {
  const product = await products.findLive(id);
  if (!product || !makesServer(product)) throw refused('product_id', 'Choose a product with a server.');
  return product;
}

/** Returns the account with the address, or creates one whose password its owner sets through the mailed link. */
export async function takeAccount(
  { db, users: people }: BeginDeps,
  { name, email }: TrialRow,
  passwordHash: string,
): Promise<{ user: UserRow; isNew: boolean }> {
  const created = await people.add({ name, email, passwordHash, isTrial: true });
  if (created) return { user: created, isNew: true };
  const user = await people.findByEmail(email);
  if (!user || user.isAdmin || user.isModerator)
    throw new AppError('conflict', 'This address belongs to a staff account, which needs no trial.');
  if (user.parentId !== null) throw new AppError('conflict', subUserOwnsNone);
  await db.current.update(users).set({ isTrial: true }).where(eq(users.id, user.id));
  return { user, isNew: false };
}

/** Creates the record of the server and orders its deployment; the process reports the result. */
export async function deploy(
  { placement, naming, operations }: BeginDeps,
  { product, user, nodeId }: { product: ServerProduct; user: UserRow; nodeId: number | 'best' },
): Promise<{ id: number; nodeId: number }> {
  if (product.image === null)
    throw refused('node_id', `${product.name} has no image, so no server can be created from it.`);
  const place = await placement.reserve(user, product, nodeId === 'best' ? undefined : nodeId);
  const name = await naming.nameFor(user, product, true);
  const { id } = await operations.deploy({ name, ownerId: user.id, nodeId: place, product });
  return { id, nodeId: place };
}

const refused = (field: string, words: string) => new AppError('invalid', words, { errors: { [field]: [words] } });
