import type { Account } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { AccountStore } from './account-store.ts';

/** The props of each section of the page. */
export interface PartProps {
  store: AccountStore;
  account: Snapshot<Account>;
}
