/** How the states of a run, and of it on one node, are shown. */
export const runTones = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  stopped: 'warning',
} as const;
