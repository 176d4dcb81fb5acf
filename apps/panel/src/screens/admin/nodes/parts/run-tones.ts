/** The tones of the states of a run, and of its states on the nodes. */
export const runTones = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  stopped: 'warning',
} as const;
