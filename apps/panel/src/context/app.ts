import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '../messages/create-messages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Storage } from '../platform/create-storage.ts';
import type { AppLocation } from '../platform/location.ts';
import type { RoutesStore } from '../routes/create-routes.ts';
import type { RouteEntry } from '../routes/entry.ts';
import type { ScreenPage } from '../routes/screen.ts';
import type { RouteId } from '../routes/table.ts';
import type { ConnectionStore } from '../stores/connection.ts';
import type { LateClient, PanelClient } from '../stores/late-client.ts';
import type { NoticesStore } from '../stores/notices.ts';
import type { SessionStore } from '../stores/session.ts';
import type { SystemStore } from '../stores/system.ts';
import type { Visit } from '../stores/visit.ts';
import type { CurrentUserScope } from './user-scope.ts';

/** What the frame of a page is told. */
export interface FrameProps {
  current: RouteId;
  /** Parameters of the address, which the pages beside and above this one share. */
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Loads each screen once, together with its texts, its frame and the client that it asks with. */
export interface Screens {
  /** The same promise for the same screen, so that React can wait for it. */
  load(entry: RouteEntry): Promise<ScreenPage>;
  /** The frame of all pages that are not bare. */
  frame(): Promise<{ Layout: ComponentType<FrameProps> }>;
  /** Lets the next `load` try again. */
  forget(entry: RouteEntry): void;
}

/** The panel, as everything below its composition root sees it. Declared, so that no room needs to know that root. */
export interface App {
  readonly client: LateClient;
  /** The client for all that comes after it. */
  readonly api: PanelClient;
  /** Where the API and, unless the settings say otherwise, the socket are. */
  readonly origin: string;
  /** Loads the page again. */
  readonly reload: () => void;
  /** Where the client finds the id of the socket. */
  readonly socket: { id: () => string | undefined };
  readonly userScope: CurrentUserScope;
  readonly visit: Visit;
  readonly location: AppLocation;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly messages: Messages;
  readonly routes: RoutesStore;
  readonly screens: Screens;
  readonly connection: ConnectionStore;
  readonly notices: NoticesStore;
  readonly session: SessionStore;
  readonly system: SystemStore;
}
