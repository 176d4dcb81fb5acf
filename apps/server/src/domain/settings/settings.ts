import { randomBytes } from 'node:crypto';
import type { SystemSettings } from '@kronos/api/contract';
import { contract } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema.ts';

export interface SettingsFacts {
  appVersion: string;
  /** Host name of the panel, sent back by clients as `X-Kronos-Domain`. */
  domain: string;
  demo: boolean;
  /** Where browsers find the socket. */
  realtime: SystemSettings['realtime'];
}

export type Settings = ReturnType<typeof createSettings>;

/** System settings: defaults, overridden by what the table holds. */
export function createSettings({ db, facts }: { db: Database; facts: SettingsFacts }) {
  let tenant: string | undefined;
  const read = async (): Promise<SystemSettings> => {
    const rows = await db.current.select().from(settings);
    const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    const merged = contract.system.settings.response.parse({ ...defaults, ...stored, ...computed(facts) });
    return { ...merged, system: { app_initiated: merged.app_initiated } };
  };

  return {
    read,
    /** The installation's name in channel names; chosen at the first start and never changed. */
    async tenant(): Promise<string> {
      tenant ??= (await read()).tenant;
      return tenant;
    },
    async ensureTenant(): Promise<void> {
      const value = facts.demo ? 'demo' : `k${randomBytes(6).toString('hex')}`;
      await db.current.insert(settings).values({ key: 'tenant', value }).onConflictDoNothing();
    },
    async set(key: keyof typeof defaults, value: unknown): Promise<void> {
      await db.current
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    },
  };
}

const defaults = {
  logo: { image: false, data: 'Kronos' },
  icon: { image: false, data: 'K' },
  app_name: 'Kronos',
  past_due: false,
  whmcs_display_user_invoices: false,
  has_reseller_products: false,
  request_lounge: true,
  ombi_menu_name: '',
  ombi_url: '',
  user_invite_keys: false,
  user_request_trial: false,
  app_initiated: false,
  tenant: 'kronos',
  brand_color: null,
};

const computed = ({ appVersion, domain, demo, realtime }: SettingsFacts) => ({
  app_version: appVersion,
  demo_mode: demo,
  kronos_domain: domain,
  system: { app_initiated: false },
  realtime,
});
