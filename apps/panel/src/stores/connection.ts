import { proxy } from 'valtio/vanilla';

/** The state of the socket, as shown to users. `idle`: no user is signed in, so there is none. */
export type LinkState = 'idle' | 'connecting' | 'live' | 'recovering' | 'offline' | 'failed';

export interface ConnectionState {
  link: LinkState;
  /** The network state that the browser reports. */
  online: boolean;
  /** The last request had no response. */
  unanswered: boolean;
}

export type ConnectionStore = ReturnType<typeof createConnectionStore>;

/** The state of the connection to the server. */
export function createConnectionStore({ online }: { online: boolean }) {
  const state = proxy<ConnectionState>({ link: 'idle', online, unanswered: false });
  let hasStumbled = false;
  return {
    state,
    /** Records that data could not be loaded: the page may lack it. */
    stumble: () => void (hasStumbled = true),
    hasStumbled: () => hasStumbled,
    setLink: (link: LinkState) => void (state.link = link),
    setOnline: (isOnline: boolean) => void (state.online = isOnline),
    /** Called after each request with whether it had a response. */
    setAnswered(isAnswered: boolean) {
      state.unanswered = !isAnswered;
      if (!isAnswered) hasStumbled = true;
    },
  };
}

/** Whether no request can succeed: the data on screen is as old as its age shows. */
export const isCutOff = ({ online, unanswered }: ConnectionState): boolean => !online || unanswered;

/** Whether changes are received as events. */
export const isLive = (state: ConnectionState): boolean => state.link === 'live' && !isCutOff(state);
