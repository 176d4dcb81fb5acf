/** The texts of a `ResourceList`. */
export interface ResourceListLabels {
  loading: string;
  /** The text that is announced while newer values load. */
  refreshing: string;
  /** The title of the empty state. */
  empty: string;
  /** The title when nothing matches the filters. */
  noMatch: string;
  clearFilters: string;
  /** The title of the error state. */
  error: string;
  forbidden: string;
  forbiddenText: string;
}

/** The English texts. */
export const defaultResourceListLabels: ResourceListLabels = {
  loading: 'Loading',
  refreshing: 'Updating',
  empty: 'Nothing here yet',
  noMatch: 'Nothing fits these filters',
  clearFilters: 'Clear filters',
  error: 'The list could not be loaded',
  forbidden: 'You do not have access to this list',
  forbiddenText: 'Ask an administrator for access.',
};
