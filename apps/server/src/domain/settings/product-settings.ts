import { contract, type ProductSettings } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { unlimited } from '../products/products.ts';
import { createFormSettings, type FormSettings } from './house-settings.ts';
import type { Settings } from './settings.ts';

/** The limits of servers. */
const { slots: _, ...limits } = unlimited;

/** The terms on which products are sold, and the initial values of the form for a new one. */
export const createProductSettings = (deps: {
  db: Database;
  settings: Settings;
  audit: Audit;
  events: Events;
}): FormSettings<ProductSettings> =>
  createFormSettings<ProductSettings>(deps, {
    key: 'product_settings',
    schema: contract.adminProductSettings.read.response.omit({ version: true }),
    defaults: {
      cycles: ['monthly', 'quarterly', 'half-yearly', 'yearly', 'once'],
      currency: 'EUR',
      trial_days: 7,
      visibility: 'public',
      plex_image: null,
      emby_image: null,
      jellyfin_image: null,
      ...limits,
    },
    tell: () => deps.events.emit('admin', 'product-settings-changed', {}),
  });
