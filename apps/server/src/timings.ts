export interface Timings {
  /** How long a started server may take until it responds. */
  readyTimeoutMs: number;
  /** After this long without a heartbeat, a job's worker counts as gone. */
  leaseMs: number;
  /** How often to look for jobs that another process enqueued. */
  pollMs: number;
  /** How long an event that follows another one waits for more, so that they are sent together. */
  gatherMs: number;
  /** How often to compare the engines with the records. */
  observeMs: number;
  /** How soon after the start they are compared first. */
  firstObserveMs: number;
  /** How often to ping running servers. */
  sampleMs: number;
  /** How soon after the start they are pinged first. */
  firstSampleMs: number;
  /** How often to sample what servers and nodes use. */
  figuresMs: number;
  /** The time limit of calls to a node's engine. */
  engineMs: number;
  /** The shorter time limit of what is asked on no one's order, or for a page: a node that takes longer counts as down. */
  nodeMs: number;
  /** The first pause of calls to a node that did not respond. */
  firstRestMs: number;
  /** The time limit of a request to a media server, or to its vendor. */
  mediaMs: number;
  /** How often to look whether a scan is over. */
  scanPaceMs: number;
  /** How often to see whether CDN hosts have to follow a change. */
  cdnMs: number;
  /** The time limit of a request to a CDN host, or to the DNS. */
  cdnCallMs: number;
  /** How often to see which projects of Hetzner Cloud are due to be read. */
  hetznerMs: number;
  /** The time limit of a request to Hetzner. */
  hetznerCallMs: number;
  /** How often to look how far an action at Hetzner is. */
  hetznerPaceMs: number;
  /** How soon a batch checks for finished operations, to start more. */
  batchPaceMs: number;
  /** How often to ask the nodes for their images. */
  imagesMs: number;
  /** How often to see which monitored nodes are due to be checked. */
  uptimeMs: number;
  /** How often to see whether UptimeRobot is due to be read. */
  uptimeRobotMs: number;
  /** The time limit of a request to UptimeRobot. */
  uptimeRobotCallMs: number;
  /** How soon to look again whether UptimeRobot takes another call. */
  uptimeRobotPaceMs: number;
  /** How long the second attempt of a call of UptimeRobot waits; each later one waits twice as long. */
  uptimeRobotRetryMs: number;
  /** How long the second attempt of a mail waits; each later one waits four times as long. */
  mailRetryMs: number;
  /** How long the second attempt of a message to Discord waits; each later one waits four times as long. */
  discordRetryMs: number;
  /** How often to end expired sessions, with their sockets. */
  sessionsMs: number;
  /** How often to see how long the embedded database's log has grown. */
  checkpointMs: number;
  /** How soon after the start what is over is cleared away: not in the first minute, when people wait for the first page. */
  firstUpkeepMs: number;
  /** How often it is pruned. */
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
  firstRestMs: 3000,
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
