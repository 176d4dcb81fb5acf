/**
 * The identity of a media server; stored in its data folder, so that a rebuild with the same volume is the same
 * server.
 */
interface Identity {
  machineId: string;
  claimed: boolean;
  setUp: boolean;
}

export interface MediaServer {
  name: string;
  version: string;
  identity(): Identity;
  /** False while it starts: then each type responds with 503 and its own message. */
  isReady(): boolean;
}
