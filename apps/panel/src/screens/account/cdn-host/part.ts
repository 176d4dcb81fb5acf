import type { Snapshot } from 'valtio/vanilla';
import type { CdnPreference, PreferenceStore } from '../../../parts/cdn/preference-store.ts';

/** The props of each section of the page. */
export interface PartProps {
  store: PreferenceStore;
  preference: Snapshot<CdnPreference>;
}
