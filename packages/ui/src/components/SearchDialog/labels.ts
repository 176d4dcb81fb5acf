/** The words of a `SearchDialog`. */
export interface SearchDialogLabels {
  /** Name of the dialog and of its field. */
  title: string;
  placeholder: string;
  /** Heading of what was chosen lately. */
  recents: string;
  /** Heading of the actions that narrow the search. */
  quickActions: string;
  /** Heading of results that belong to no section. */
  results: string;
  /** Said while an answer is on its way. */
  searching: string;
  /** How many results there are, for those who hear the page. */
  count: (count: number) => string;
  removeFilter: (section: string) => string;
  /** Spec §2, to the letter. */
  empty: string;
  /** The search did not answer. */
  failed: string;
  retry: string;
}

/** The English words. */
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
