export interface RecordedRequest {
  /** `plex.tv`, `connect.emby.media`, `discord.com`, or the name of a media server's container. */
  service: string;
  /** Method and path, without the query. */
  request: string;
  /** 0 until there is a response. */
  status: number;
}

/** The latest requests to media servers and vendors, so that a test can count them. */
export function createRequests(limit = 3_000) {
  let list: RecordedRequest[] = [];
  return {
    list: () => list,
    add: (one: RecordedRequest) => {
      list = [...list, one].slice(-limit);
      return one;
    },
    clear: () => {
      list = [];
    },
  };
}
export type Requests = ReturnType<typeof createRequests>;
