export interface Timings {
  /** How long a started server may take until it answers. */
  readyTimeoutMs: number;
  /** After so long without a sign of life a job's worker counts as gone. */
  leaseMs: number;
  /** How often to look for jobs that another process enqueued. */
  pollMs: number;
  /** How long what is told right behind something else waits for more, so that it leaves together. */
  gatherMs: number;
  /** How often to compare the engines with the records. */
  observeMs: number;
  /** How often to ping running servers. */
  sampleMs: number;
  /** How soon after the start they are pinged for the first time. */
  firstSampleMs: number;
  /** How often to sample what servers and nodes use. */
  figuresMs: number;
  /** How long a node's engine may keep a call waiting. */
  engineMs: number;
  /** How long a node that did not answer is left alone at first. */
  firstRestMs: number;
  /** How soon a batch looks for what is done, to give out more. */
  batchPaceMs: number;
  /** How long after a letter's first try the second; the later ones wait four times as long each. */
  mailRetryMs: number;
  /** How often to end the sessions whose time is over, with their sockets. */
  sessionsMs: number;
  /** How often to see how long the embedded database's log has grown. */
  checkpointMs: number;
  /** How soon after the start what is over is cleared away: not in the first minute, when people wait for the first page. */
  firstUpkeepMs: number;
  /** How often it is. */
  upkeepMs: number;
}

export const defaultTimings: Timings = {
  readyTimeoutMs: 60_000,
  leaseMs: 15_000,
  pollMs: 1000,
  gatherMs: 50,
  observeMs: 15_000,
  sampleMs: 30_000,
  firstSampleMs: 2000,
  figuresMs: 10_000,
  engineMs: 15_000,
  firstRestMs: 3000,
  batchPaceMs: 250,
  mailRetryMs: 30_000,
  sessionsMs: 1000,
  checkpointMs: 5000,
  firstUpkeepMs: 60_000,
  upkeepMs: 5 * 60_000,
};
