export interface Timings {
  /** How long a started server may take until it responds. */
  readyTimeoutMs: number;
  /** How long a job's worker may go without a heartbeat before it counts as gone. */
  leaseMs: number;
  /** How often to look for jobs that other processes enqueued. */
  pollMs: number;
  /** How long an event that follows another one waits, so that several are sent together. */
  gatherMs: number;
  /** How often to reconcile the engines with the records. */
  observeMs: number;
  /** The delay after the start before the first reconciliation. */
  firstObserveMs: number;
  /** How often to ping running servers. */
  sampleMs: number;
  /** The delay after the start before the first ping. */
  firstSampleMs: number;
  /** How often to sample the resource usage of servers and nodes. */
  figuresMs: number;
  /** The time limit of calls to a node's engine. */
  engineMs: number;
  /** The shorter time limit of background calls and of calls for a page: a node that takes longer counts as down. */
  nodeMs: number;
  /** The first pause of calls to a node that did not respond. */
  firstPauseMs: number;
  /** The time limit of a request to a media server, or to its vendor. */
  mediaMs: number;
  /** How often to check whether a scan is over. */
  scanPaceMs: number;
  /** How often to check whether CDN hosts need to be updated. */
  cdnMs: number;
  /** The time limit of a request to a CDN host or to the DNS. */
  cdnCallMs: number;
  /** How often to check which Hetzner Cloud projects are due to be read. */
  hetznerMs: number;
  /** The time limit of a request to Hetzner. */
  hetznerCallMs: number;
  /** How often to check the progress of an action at Hetzner. */
  hetznerPaceMs: number;
  /** How soon a batch checks for finished operations, to start more. */
  batchPaceMs: number;
  /** How often to list the images on the nodes. */
  imagesMs: number;
  /** How often to check which monitors are due. */
  uptimeMs: number;
  /** How often to check whether UptimeRobot is due to be read. */
  uptimeRobotMs: number;
  /** The time limit of a request to UptimeRobot. */
  uptimeRobotCallMs: number;
  /** How soon to check again whether UptimeRobot accepts another call. */
  uptimeRobotPaceMs: number;
  /** The delay before the second attempt of a call to UptimeRobot; it doubles with each further attempt. */
  uptimeRobotRetryMs: number;
  /** The delay before the second attempt to send a mail; it is four times as long with each further attempt. */
  mailRetryMs: number;
  /**
   * The delay before the second attempt to send a message to Discord; it is four times as long with each further
   * attempt.
   */
  discordRetryMs: number;
  /** How often to end expired sessions, with their sockets. */
  sessionsMs: number;
  /** How often to check the size of the embedded database's log. */
  checkpointMs: number;
  /**
   * The delay after the start before the first clean-up of expired data; not in the first minute, when users wait for
   * the first page.
   */
  firstUpkeepMs: number;
  /** How often expired data is pruned. */
  upkeepMs: number;
}

export const defaultTimings: Timings = {
  readyTimeoutMs: 60_000,
  leaseMs: 15_000,
  pollMs: 1000,
  gatherMs: 50,
  observeMs: 15_000,
  firstObserveMs: 0,
  sampleMs: 30_000,
  firstSampleMs: 2000,
  figuresMs: 10_000,
  engineMs: 15_000,
  nodeMs: 3000,
  firstPauseMs: 3000,
  mediaMs: 10_000,
  scanPaceMs: 5000,
  cdnMs: 3000,
  cdnCallMs: 5000,
  hetznerMs: 10_000,
  hetznerCallMs: 10_000,
  hetznerPaceMs: 2000,
  batchPaceMs: 250,
  imagesMs: 15 * 60_000,
  uptimeMs: 10_000,
  uptimeRobotMs: 10_000,
  uptimeRobotCallMs: 10_000,
  uptimeRobotPaceMs: 3000,
  uptimeRobotRetryMs: 30_000,
  mailRetryMs: 30_000,
  discordRetryMs: 5_000,
  sessionsMs: 1000,
  checkpointMs: 5000,
  firstUpkeepMs: 60_000,
  upkeepMs: 5 * 60_000,
};
