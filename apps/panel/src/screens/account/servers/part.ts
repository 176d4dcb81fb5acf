import type { ServerDefaults } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { DefaultsStore } from './defaults-store.ts';

/** What each part of the page is given. */
export interface PartProps {
  store: DefaultsStore;
  wanted: Snapshot<ServerDefaults>;
  /** The person has no server of their own that it could hold for. */
  isDisabled: boolean;
}
