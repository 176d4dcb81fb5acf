import type { SystemSettings } from '@kronos/api/contract';
import type { Client } from '@kronos/api';
import type { Contract } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Storage } from '../platform/create-storage.ts';

/** What a page needs of the settings before they have arrived. */
export type Brand = Pick<SystemSettings, 'app_name' | 'logo' | 'icon' | 'brand_color'>;

const brandKey = 'kronos.brand';
const house: Brand = {
  app_name: 'Kronos',
  logo: { image: false, data: 'Kronos' },
  icon: { image: false, data: 'K' },
  brand_color: null,
};

/** Whom they are asked from. */
interface SettingsClient {
  readonly system: Pick<Client<Contract>['system'], 'settings'>;
}

export type SystemStore = ReturnType<typeof createSystemStore>;

/** The system settings, and the brand as of the last visit until they are there. */
export function createSystemStore({ api, storage }: { api: SettingsClient; storage: Storage }) {
  const state = proxy<{ settings: SystemSettings | null; brand: Brand }>({
    settings: null,
    brand: readBrand(storage.readObject(brandKey)),
  });
  let newest = 0;

  return {
    state,
    /** The settings of the last visit, until there are newer ones. */
    recall(settings: SystemSettings | null) {
      state.settings ??= settings;
    },
    /** Reads the settings. A failure leaves what is known: the page works on, and the next nudge or sign-in asks again. */
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

/** What an older version kept may miss a field. */
const readBrand = (kept: unknown): Brand => ({ ...house, ...(typeof kept === 'object' ? kept : undefined) });
