/** How the states of works on nodes are shown. */
export const workTones = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  canceled: 'neutral',
} as const;
