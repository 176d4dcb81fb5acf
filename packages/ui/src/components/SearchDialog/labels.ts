/** The texts of a `SearchDialog`. */
export interface SearchDialogLabels {
  /** The name of the dialog and of its field. */
  title: string;
  placeholder: string;
  /** The heading of recent choices. */
  recents: string;
  /** The heading of the actions that limit the search to a section. */
  quickActions: string;
  /** The heading of results without a section. */
  results: string;
  /** The text that is announced while results load. */
  searching: string;
  /** The number of results, for screen readers. */
  count: (count: number) => string;
  removeFilter: (section: string) => string;
  /** The text when there are no results (spec §2). */
  empty: string;
  /** The text when the search has failed. */
  failed: string;
  retry: string;
}

/** The English texts. */
export const defaultSearchLabels: SearchDialogLabels = {
  title: 'Search',
  placeholder: 'Search by name',
  recents: 'Recent',
  quickActions: 'Quick actions',
  results: 'Results',
  searching: 'Searching',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  removeFilter: (section) => `Remove filter ${section}`,
  empty: "We couldn't find any result with that term. Please try again.",
  failed: 'The search did not answer. What you typed is kept.',
  retry: 'Try again',
};
