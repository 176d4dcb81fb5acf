import { eq } from 'drizzle-orm';
import {
  type Contract,
  contract,
  type Feature,
  features,
  type ParsedOf,
  type SystemSettings,
} from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { settings as table } from '../../db/schema.ts';
import { readImage } from '../../security/image.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { versionOf } from '../records/versions.ts';
import type { BrandImages, BrandPlace } from './brand-images.ts';
import { isNewer } from './is-newer.ts';
import { refuseOlder } from './refuse-older.ts';
import type { SettingKey, Settings } from './settings.ts';

type Change = ParsedOf<Contract['adminSettings']['saveSystem']>['body'];
type Values = Partial<Record<SettingKey, unknown>>;

const fields = contract.adminSettings.saveSystem.body.keyof().options;

/** The settings that determine menu entries (spec §2). */
const ofMenus = new Set<string>([...features, 'ombi_menu_name', 'ombi_url']);

export type SystemSettingsStore = ReturnType<typeof createSystemSettings>;

/** Changes of the system settings: audited, and announced to every browser after the commit. */
export function createSystemSettings(deps: {
  db: Database;
  settings: Settings;
  images: BrandImages;
  events: Events;
  audit: Audit;
}) {
  const { db, settings, images, events, audit } = deps;

  /** Writes changed values. Must be called within a transaction. */
  const write = async (target: string, values: Values): Promise<void> => {
    const before: Record<string, unknown> = { ...(await settings.read()) };
    const changed = Object.entries(values).filter(([key, value]) => !isSame(before[key], value)) as [
      SettingKey,
      unknown,
    ][];
    for (const [key, value] of changed) await settings.set(key, value);
    await audit.write({
      target: { kind: 'settings', name: target },
      before: Object.fromEntries(changed.map(([key]) => [key, before[key]])),
      after: Object.fromEntries(changed),
    });
    await notifyBrowsers(changed.map(([key]) => key));
  };

  const notifyBrowsers = async (changed: readonly string[]): Promise<void> => {
    if (changed.length === 0) return;
    await events.emit('system', 'fetch-system-settings', {});
    if (changed.some((key) => ofMenus.has(key))) await events.emit('system', 'rebuild-menu', {});
  };

  /** Stores an uploaded image, and returns its value in the settings. Null restores the name. */
  const place = async (at: BrandPlace, upload: string | null): Promise<SystemSettings['logo'] | null> => {
    if (upload === null) {
      await images.remove(at);
      return null;
    }
    const image = readImage(Buffer.from(upload, 'base64'));
    if (!image) throw new AppError('invalid', notAnImage, { errors: { [at]: [notAnImage] } });
    return { image: true, data: await images.put(at, image) };
  };

  /** Returns what the form shows. */
  const editable = async () => {
    const all = await settings.read();
    return fields.map((name) => all[name]);
  };

  return {
    /** Returns the settings with their version. */
    async read() {
      const [all, shown] = await Promise.all([settings.read(), editable()]);
      return contract.adminSettings.system.response.parse({ ...all, version: versionOf(shown) });
    },
    /** Changes the given fields in one transaction; refused unless the settings still have the version that is given. */
    save: ({ logo, icon, ...values }: Change, basedOn?: string): Promise<void> =>
      db.transaction(async () => {
        await refuseOlder({ settings, audit }, { names: ['system'], read: editable }, basedOn);
        await write('system', {
          ...values,
          ...(logo !== undefined && { logo: await place('logo', logo) }),
          ...(icon !== undefined && { icon: await place('icon', icon) }),
        });
      }),
    features: async (): Promise<{ name: Feature; enabled: boolean }[]> => {
      const all = await settings.read();
      return features.map((name) => ({ name, enabled: all[name] }));
    },
    switchFeature: (name: Feature, enabled: boolean): Promise<void> =>
      db.transaction(() => write(name, { [name]: enabled })),
    /**
     * Announces a newer version to open pages. Of several processes that start with it, only the first does so. The
     * very first start has no one to notify.
     */
    announceVersion: (version: string): Promise<void> =>
      db.transaction(async () => {
        const isFirst = await db.current
          .insert(table)
          .values({ key: newestVersion, value: version })
          .onConflictDoNothing()
          .returning({ key: table.key });
        if (isFirst.length > 0) return;
        const [known] = await db.current.select().from(table).where(eq(table.key, newestVersion)).for('update');
        if (!isNewer(version, String(known?.value))) return;
        await db.current.update(table).set({ value: version }).where(eq(table.key, newestVersion));
        await events.emit('system', 'new-version', { version });
      }),
  };
}

const newestVersion = 'newest_version';
const notAnImage = 'Choose a PNG, JPEG, WebP or SVG image.';

const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after);
