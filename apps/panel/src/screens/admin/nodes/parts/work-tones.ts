/** The tones of the states of work on nodes. */
export const workTones = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  canceled: 'neutral',
} as const;
