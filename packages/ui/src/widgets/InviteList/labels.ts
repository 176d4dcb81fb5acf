import type { InviteState } from './invite-states.ts';

/** The texts of an `InviteList`. */
export interface InviteListLabels {
  name: string;
  email: string;
  server: string;
  libraries: string;
  state: string;
  since: string;
  states: Readonly<Record<InviteState, string>>;
  /** The libraries of a person who may see all. */
  all: string;
  /** The libraries of a person who may see none. */
  none: string;
  /** The state of administrators, whose access cannot be changed here. */
  administrator: string;
  /** The name of the button that changes a person's libraries. */
  change: (name: string) => string;
  /** The name of the button that removes a person. */
  remove: (name: string) => string;
}

/** The English texts. */
export const defaultInviteListLabels: InviteListLabels = {
  name: 'Name',
  email: 'E-mail address',
  server: 'Server',
  libraries: 'Libraries',
  state: 'State',
  since: 'Since',
  states: { accepted: 'Has access', pending: 'Invited', 'no-account': 'No account yet' },
  all: 'All libraries',
  none: 'None',
  administrator: 'Administrator',
  change: (name) => `Change libraries for ${name}`,
  remove: (name) => `Remove ${name}`,
};
