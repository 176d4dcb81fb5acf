/** What the panel needs of the browser page around it. */
export interface HostPage {
  /** The origin of the API and, unless the settings name another, of the socket. */
  readonly origin: string;
  /** Epoch ms before which no request was sent. */
  readonly begun: number;
  /** Resolves after the first paint. */
  seen(): Promise<void>;
  /** Reloads the page. */
  reload(): void;
  isOnline(): boolean;
  /** Calls `fn` when the network is lost or restored; returns a function that unsubscribes. */
  onOnlineChange(fn: () => void): () => void;
}
