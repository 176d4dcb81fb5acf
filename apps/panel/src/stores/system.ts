import type { SystemSettings } from '@kronos/api/contract';
import type { Client } from '@kronos/api';
import type { Contract } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Storage } from '../platform/create-storage.ts';

/** The settings that a page needs before all are loaded. */
export type Brand = Pick<SystemSettings, 'app_name' | 'logo' | 'icon' | 'brand_color'>;

const brandKey = 'kronos.brand';
const house: Brand = {
  app_name: 'Kronos',
  logo: { image: false, data: 'Kronos' },
  icon: { image: false, data: 'K' },
  brand_color: null,
};

/** The client that reads them. */
interface SettingsClient {
  readonly system: Pick<Client<Contract>['system'], 'settings'>;
}

export type SystemStore = ReturnType<typeof createSystemStore>;

/** The system settings, and the brand of the last visit until they are loaded. */
export function createSystemStore({ api, storage }: { api: SettingsClient; storage: Storage }) {
  const state = proxy<{ settings: SystemSettings | null; brand: Brand }>({
    settings: null,
    brand: readBrand(storage.readObject(brandKey)),
  });
  let newest = 0;

  return {
    state,
    /** Restores the settings of the last visit, until newer ones are loaded. */
    recall(settings: SystemSettings | null) {
      state.settings ??= settings;
    },
    /**
     * Reads the settings. A failure keeps the known ones: the page continues to work, and the next event or sign-in
     * reads again.
     */
    async fetch() {
      const request = ++newest;
      const outcome = await api.system.settings();
      if (outcome.kind !== 'ok' || request !== newest) return;
      const { app_name, logo, icon, brand_color } = outcome.data;
      state.settings = outcome.data;
      state.brand = { app_name, logo, icon, brand_color };
      storage.writeObject(brandKey, state.brand);
    },
  };
}

/** A brand stored by an older version may lack a field. */
const readBrand = (kept: unknown): Brand => ({ ...house, ...(typeof kept === 'object' ? kept : undefined) });
