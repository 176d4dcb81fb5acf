import type { Account } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { AccountStore } from './account-store.ts';

/** What every part of the page is given. */
export interface PartProps {
  store: AccountStore;
  account: Snapshot<Account>;
}
