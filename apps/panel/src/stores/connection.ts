import { proxy } from 'valtio/vanilla';

/** How the socket is, as far as people care. `idle`: nobody is signed in, so there is none. */
export type LinkState = 'idle' | 'connecting' | 'live' | 'recovering' | 'offline' | 'failed';

export interface ConnectionState {
  link: LinkState;
  /** What the browser says of its network. */
  online: boolean;
  /** The last request got no response. */
  unanswered: boolean;
}

export type ConnectionStore = ReturnType<typeof createConnectionStore>;

/** What is known of the way to the server. */
export function createConnectionStore({ online }: { online: boolean }) {
  const state = proxy<ConnectionState>({ link: 'idle', online, unanswered: false });
  let hasStumbled = false;
  return {
    state,
    /** Something that was asked for did not come: what is on the page may lack it. */
    stumble: () => void (hasStumbled = true),
    hasStumbled: () => hasStumbled,
    setLink: (link: LinkState) => void (state.link = link),
    setOnline: (isOnline: boolean) => void (state.online = isOnline),
    /** Each request tells whether anything came back. */
    setAnswered(isAnswered: boolean) {
      state.unanswered = !isAnswered;
      if (!isAnswered) hasStumbled = true;
    },
  };
}

/** Nothing gets through: values on screen are as old as they say. */
export const isCutOff = ({ online, unanswered }: ConnectionState): boolean => !online || unanswered;

/** Changes arrive by themselves. */
export const isLive = (state: ConnectionState): boolean => state.link === 'live' && !isCutOff(state);
