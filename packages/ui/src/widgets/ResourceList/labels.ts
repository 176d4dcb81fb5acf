/** The words of a `ResourceList`. */
export interface ResourceListLabels {
  loading: string;
  /** Said while newer values are on their way and the old ones stay. */
  refreshing: string;
  /** Nothing is there yet. */
  empty: string;
  /** Nothing fits the filters. */
  noMatch: string;
  clearFilters: string;
  /** It could not be loaded. */
  error: string;
  forbidden: string;
  forbiddenText: string;
}

/** The English words. */
export const defaultResourceListLabels: ResourceListLabels = {
  loading: 'Loading',
  refreshing: 'Updating',
  empty: 'Nothing here yet',
  noMatch: 'Nothing fits these filters',
  clearFilters: 'Clear filters',
  error: 'The list could not be loaded',
  forbidden: 'You may not see this list',
  forbiddenText: 'Ask an administrator for access.',
};
