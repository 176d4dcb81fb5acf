import { randomBytes } from 'node:crypto';
import type { SystemSettings } from '@kronos/api/contract';
import { contract } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { eq } from 'drizzle-orm';
import { settings } from '../../db/schema.ts';

export interface SettingsFacts {
  appVersion: string;
  /** Host name of the panel, sent back by clients as `X-Kronos-Domain`. */
  domain: string;
  demo: boolean;
  /** Where browsers connect the socket. */
  realtime: SystemSettings['realtime'];
}

/** Internal values in the same table, which `read` does not return. */
export type OwnKey =
  | 'mail'
  | 'newest_version'
  | 'first_run'
  | 'billing_type'
  | 'guest_defaults'
  | 'uptime'
  | 'deployment'
  | 'engine'
  | 'node_defaults'
  | 'product_settings'
  | 'discord';

export type Settings = ReturnType<typeof createSettings>;

/** The system settings: defaults, overridden by the table. */
export function createSettings({ db, facts }: { db: Database; facts: SettingsFacts }) {
  let tenant: string | undefined;
  const read = async (): Promise<SystemSettings> => {
    const rows = await db.current.select().from(settings);
    const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    const merged = { ...defaults, ...stored, ...computed(facts) };
    return contract.system.settings.response.parse({
      ...merged,
      logo: merged.logo ?? { image: false, data: merged.app_name },
      icon: merged.icon ?? { image: false, data: merged.app_name.slice(0, 1) },
      system: { app_initiated: merged.app_initiated },
    });
  };

  return {
    read,
    /** Returns the installation's name in channel names; chosen at the first start and never changed. */
    async tenant(): Promise<string> {
      tenant ??= (await read()).tenant;
      return tenant;
    },
    async ensureTenant(): Promise<void> {
      const value = facts.demo ? 'demo' : `k${randomBytes(6).toString('hex')}`;
      await db.current.insert(settings).values({ key: 'tenant', value }).onConflictDoNothing();
    },
    async readOwn(key: OwnKey): Promise<unknown> {
      const [row] = await db.current.select().from(settings).where(eq(settings.key, key));
      return row?.value;
    },
    /** Waits for other changes of settings to end. Must be called within a transaction. */
    async lock(): Promise<void> {
      // The row of the tenant always exists.
      await db.current.select().from(settings).where(eq(settings.key, 'tenant')).for('update');
    },
    /** Null resets to the default. */
    async set(key: SettingKey | OwnKey, value: unknown): Promise<void> {
      if (value === null) {
        await db.current.delete(settings).where(eq(settings.key, key));
        return;
      }
      await db.current
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    },
  };
}

/** The settings and their defaults. */
const defaults = {
  // Without an image the name is shown.
  logo: null,
  icon: null,
  app_name: 'Kronos',
  whmcs_display_user_invoices: false,
  has_reseller_products: false,
  request_lounge: true,
  ombi_menu_name: '',
  ombi_url: '',
  wiki_url: '',
  maintenance_message: '',
  user_invite_keys: false,
  user_request_trial: false,
  app_initiated: false,
  tenant: 'kronos',
  brand_color: null,
};

export type SettingKey = keyof typeof defaults;

const computed = ({ appVersion, domain, demo, realtime }: SettingsFacts) => ({
  app_version: appVersion,
  demo_mode: demo,
  // Depends on the caller's session.
  past_due: false,
  kronos_domain: domain,
  realtime,
});
