import { eq } from 'drizzle-orm';
import type { NameVariable } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { servers } from '../../db/schema.ts';
import type { ServerProduct } from '../products/products.ts';
import type { DeploymentSettingsStore } from '../settings/deployment-settings.ts';
import type { UserRow } from '../users/users.ts';
import { serverTypeNames } from './names.ts';

const longest = 100;

export type Naming = ReturnType<typeof createNaming>;

/** Names servers for which no name is given. */
export function createNaming(deps: { db: Database; deploymentSettings: DeploymentSettingsStore }) {
  const { db, deploymentSettings } = deps;
  return {
    /** Returns a name that follows the installation's rule and that no other server of the owner has. */
    async nameFor(owner: Pick<UserRow, 'id' | 'name'>, product: ServerProduct, isTrial = false): Promise<string> {
      const { server_name, trial_name } = await deploymentSettings.read();
      const values = { user: owner.name, product: product.name, type: serverTypeNames[product.type] };
      const name = fill(isTrial ? trial_name : server_name, values).slice(0, longest);
      const rows = await db.current.select({ name: servers.name }).from(servers).where(eq(servers.ownerId, owner.id));
      const taken = new Set(rows.map((row) => row.name));
      if (!taken.has(name)) return name;
      let number = 2;
      while (taken.has(numbered(name, number))) number += 1;
      return numbered(name, number);
    },
  };
}

const numbered = (name: string, number: number) => `${name.slice(0, longest - ` ${number}`.length)} ${number}`;

/** Replaces all variables in one pass, so that braces in a user's name are kept as they are. */
const fill = (pattern: string, values: Record<NameVariable, string>) =>
  pattern.replaceAll(/\{(user|product|type)\}/g, (_, name: NameVariable) => values[name]);
