/** Why a library path has not become a library. */
export const injectFailures = ['name-taken', 'path-missing', 'one-kind-each', 'failed'] as const;
export type InjectFailure = (typeof injectFailures)[number];

/** The texts of an `InjectList`. */
export interface InjectListLabels {
  /** The text while the list loads. */
  loading: string;
  /** A library path that is a library. */
  added: string;
  /** A library path that is not a library. */
  free: string;
  adding: string;
  removing: string;
  failures: Record<InjectFailure, string>;
  /** The button that recreates the container, so that it has the missing folder. */
  rebuild: string;
  retry: string;
  addAll: string;
  /** Why there is nothing to add. */
  allAdded: string;
  sync: string;
  syncHelp: string;
  removeAsk: (name: string) => string;
  removeText: string;
  removeSubmit: string;
}

/** The English texts. */
export const defaultInjectListLabels: InjectListLabels = {
  loading: 'Loading the folders',
  added: 'Added',
  free: 'Not added',
  adding: 'Adding',
  removing: 'Removing',
  failures: {
    'name-taken': 'The server already has a library with this name. Rename it, then try again.',
    'path-missing': 'The server does not have this folder yet. Rebuild the server, then add the folder.',
    'one-kind-each': 'A library can hold only one type of content.',
    failed: 'The media server failed. Nothing else is affected.',
  },
  rebuild: 'Rebuild server',
  retry: 'Try again',
  addAll: 'Add all',
  allAdded: 'All folders have been added.',
  sync: 'Sync',
  syncHelp: 'Adds back what the server has lost, and removes what is no longer offered.',
  removeAsk: (name) => `Remove the library ${name}?`,
  removeText: 'The library is removed from the server, along with its watch states. The files are kept.',
  removeSubmit: 'Remove library',
};
