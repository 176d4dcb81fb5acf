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

/** The props of a page's frame. */
export interface FrameProps {
  current: RouteId;
  /** The parameters of the address, which the sibling and parent pages share. */
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Loads each screen once, together with its texts, its frame and the client. */
export interface Screens {
  /** Returns the same promise for the same screen, so that React can suspend on it. */
  load(entry: RouteEntry): Promise<ScreenPage>;
  /** The frame of all pages that are not bare. */
  frame(): Promise<{ Layout: ComponentType<FrameProps> }>;
  /** Makes the next `load` try again. */
  forget(entry: RouteEntry): void;
}

/** The panel as everything below its composition root uses it. Declared here, so that no folder imports that root. */
export interface App {
  readonly client: LateClient;
  /** The client, once it is loaded. */
  readonly api: PanelClient;
  /** The origin of the API and, unless the settings name another, of the socket. */
  readonly origin: string;
  /** Reloads the page. */
  readonly reload: () => void;
  /** The source of the socket's id for the client. */
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
