import type { AreaName } from './areas.ts';
import type { Match, RouteTable } from './match.ts';
import type { Roles } from './roles.ts';

/** What the guard knows of the visitor. */
export type Visitor =
  | { readonly status: 'restoring' }
  | { readonly status: 'guest' }
  /** `landing` is the `redirect_url` of the sign-in that has just happened. */
  | { readonly status: 'signed-in'; readonly user: Roles; readonly landing?: string | undefined };

export interface Wanted {
  readonly visitor: Visitor;
  /** The routes that are known so far. */
  readonly table: RouteTable;
  /** The areas that these belong to, beyond the start. */
  readonly areas: readonly AreaName[];
  readonly path: string;
  /** Query without the question mark. */
  readonly search: string;
  /** Brand selector that outlives a sign-out (spec §2, `instance`). */
  readonly instance?: string | undefined;
  /** False for a system that is being set up; undefined until the settings are there. */
  readonly isInitiated?: boolean | undefined;
}

export type Decision =
  /** For the session, or for the rest of the table. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'allow'; readonly match: Match }
  /** `missing` is the address that no screen answers to, for the page that says so. */
  | { readonly kind: 'redirect'; readonly to: string; readonly missing?: string };
