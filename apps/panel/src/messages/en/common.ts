/** Texts of any page, including the sign-in page: loaded before everything else, so it stays short. */
export default {
  'common.allNodes': 'All nodes',
  'common.title.document': '{page} · {brand}',

  'common.failed.offline': 'This device is offline. Nothing was changed.',
  'common.failed.noResponse': 'The panel did not answer. It may be restarting, or the network is down.',
  'common.failed.tooMany': 'Too many attempts. Try again in {seconds} s.',
  'common.failed.tooManyForLong': 'Too many attempts. Try again in {minutes} min.',
  'common.failed.unknown': 'Something went wrong',
  'common.retry': 'Retry',
  'common.loading': 'Loading',

  'common.boundary.title': 'This page stopped working',
  'common.boundary.text': 'An unexpected error occurred. Your servers are not affected.',
  'common.boundary.home': 'Go to the start page',
  'common.stale': 'The panel is not responding. Last updated: {time}.',
} as const;
