import type { ServerDefaults } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { DefaultsStore } from './defaults-store.ts';

/** The props of each section of the page. */
export interface PartProps {
  store: DefaultsStore;
  wanted: Snapshot<ServerDefaults>;
  /** Whether the user has no server of their own. */
  isDisabled: boolean;
}
