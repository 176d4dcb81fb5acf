/** Who a media server is; kept in its data folder, so a rebuild with the same volume is the same server. */
interface Identity {
  machineId: string;
  claimed: boolean;
  setUp: boolean;
}

export interface MediaServer {
  name: string;
  version: string;
  identity(): Identity;
  /** False while it starts: then each type answers 503 in its own words. */
  isReady(): boolean;
}
