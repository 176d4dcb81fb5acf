import type { AreaName } from './areas.ts';
import type { Match, RouteTable } from './match.ts';
import type { Roles } from './roles.ts';

/** What the guard uses of the visitor. */
export type Visitor =
  | { readonly status: 'restoring' }
  | { readonly status: 'guest' }
  /** `landing` is the `redirect_url` of the sign-in that has just happened. */
  | { readonly status: 'signed-in'; readonly user: Roles; readonly landing?: string | undefined };

export interface Wanted {
  readonly visitor: Visitor;
  /** The routes loaded so far. */
  readonly table: RouteTable;
  /** The areas of these routes, beyond the start. */
  readonly areas: readonly AreaName[];
  readonly path: string;
  /** The query without the question mark. */
  readonly search: string;
  /** The brand selector, which is kept after a sign-out (spec §2, `instance`). */
  readonly instance?: string | undefined;
  /** False for an installation that is not set up yet; undefined until the settings are loaded. */
  readonly isInitiated?: boolean | undefined;
}

export type Decision =
  /** Waits for the session, or for the rest of the table. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'allow'; readonly match: Match }
  /** `missing` is the address without a screen, for the page that reports it. */
  | { readonly kind: 'redirect'; readonly to: string; readonly missing?: string };
