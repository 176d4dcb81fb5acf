/** What the panel needs of the browser page around it. */
export interface HostPage {
  /** Where the API and, unless the settings say otherwise, the socket are. */
  readonly origin: string;
  /** Epoch ms before which nothing was asked. */
  readonly begun: number;
  /** Resolves once something of the page is seen. */
  seen(): Promise<void>;
  /** Loads the page again. */
  reload(): void;
  isOnline(): boolean;
  /** Calls `fn` when the network comes or goes; returns a function that unsubscribes. */
  onOnlineChange(fn: () => void): () => void;
}
