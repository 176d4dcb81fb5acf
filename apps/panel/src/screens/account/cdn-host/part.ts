import type { Snapshot } from 'valtio/vanilla';
import type { CdnPreference, PreferenceStore } from './preference-store.ts';

/** The props of each section of the page. */
export interface PartProps {
  store: PreferenceStore;
  preference: Snapshot<CdnPreference>;
}
