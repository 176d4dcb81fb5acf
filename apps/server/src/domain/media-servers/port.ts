import type {
  ClaimRefusal,
  Impossibility,
  InviteRefusal,
  LibraryKind,
  MediaFeature,
  PlexSignInState,
  ServerType,
  SignInRefusal,
} from '@kronos/api/contract';
import type { CollectionEditor } from './collections-port.ts';
import type { WatchState } from './watch-port.ts';

/** Why each function is impossible, or null when the product has it, so that a screen knows before it is tried. */
export type MediaFeatures = Readonly<Record<MediaFeature, Impossibility | null>>;

/**
 * The outcome of a call: its value, a refusal by the product for a reason that the user can act on, or the fact that
 * the product has no such function. Anything else (no connection, a rejected key, an unknown response) is thrown as a
 * `MediaServerError`.
 */
export type Answer<T, Refusal extends string = never> =
  | { outcome: 'done'; value: T }
  | { outcome: 'refused'; reason: Refusal }
  | { outcome: 'impossible'; reason: Impossibility };

/** The credentials of a person. They are sent to the product and dropped: never stored, never logged. */
export interface SignIn {
  /** The e-mail address or the user name. */
  login: string;
  password: string;
  /** The code of a second factor (Plex). */
  code?: string;
  /** Signs in to Emby Connect instead of the server itself. */
  viaConnect?: boolean;
}

/** A sign-in that the owner of a plex.tv account finishes on its pages, so that the panel sees no password. */
export interface PlexPin {
  id: number;
  code: string;
}

/** How the owner of a media server proves to be its owner. */
export type OwnerSignIn = SignIn | { pin: PlexPin };

/** The right to administer a server. */
export interface ServerKey {
  /** A token of plex.tv, or an API key of the server. The caller stores it sealed, if at all. */
  key: string;
  account: { name: string; email: string | null };
}

export interface MediaServerState {
  machineId: string;
  name: string;
  version: string;
  isClaimed: boolean;
}

/** The file of a media server that holds its claim. */
export interface ClaimFile {
  /** The absolute folder inside the container, and the file in it. */
  folder: string;
  file: string;
  /** Returns the file's text without the claim. */
  edit: (text: string) => string;
}

/**
 * The outcome of a reset of a claim: it is done, or its file has to be edited while the server is stopped, because the
 * server cannot be asked to reset it.
 */
export type ClaimReset = { how: 'done' } | ({ how: 'edit-file' } & ClaimFile);

export interface Library {
  id: string;
  name: string;
  kind: LibraryKind;
  paths: string[];
  isScanning: boolean;
}

export interface NewLibrary {
  name: string;
  kind: LibraryKind;
  /** Absolute folders inside the container. */
  paths: readonly string[];
  /** @default 'en' */
  language?: string;
}

export const libraryRefusals = [
  /** There is a library of this name with other folders. One with the same folders is returned as if it were new. */
  'name-taken',
  'path-missing',
] as const;
export type LibraryRefusal = (typeof libraryRefusals)[number];

/**
 * The libraries that someone may see, by name. Names that the server does not have are left out and reported; when none
 * is left the result is no library, never all.
 */
export type LibraryChoice = 'all' | readonly string[];

/** The limits of a user; omitted ones are the product's defaults. */
export interface InviteLimits {
  mayDownload?: boolean;
  /** Emby and Jellyfin. */
  mayTranscode?: boolean;
  /** Emby and Jellyfin: concurrent streams. */
  maxStreams?: number;
}

export type NewInvite = { libraries: LibraryChoice; limits?: InviteLimits } & (
  | { how: 'share'; email: string }
  | { how: 'user'; name: string; password?: string }
  | { how: 'connect'; email: string }
);

/** A person with access to the server, or invited to it. */
export interface Invite {
  id: string;
  how: NewInvite['how'];
  /** Pending until the person accepts it. */
  state: 'pending' | 'accepted';
  name: string | null;
  email: string | null;
  /** False while nobody has an account with the invited address. */
  hasAccount: boolean;
  /** The names of the visible libraries. */
  libraries: 'all' | string[];
  isAdmin: boolean;
  since: Date | null;
}

export interface Invited {
  invite: Invite;
  /** The chosen names that the server does not have. */
  unknownLibraries: string[];
}

/** A change of someone's access. */
export type AccessChange =
  | { kind: 'invite'; how: NewInvite['how'] }
  | { kind: 'change'; invite: Invite }
  | { kind: 'remove'; invite: Invite };

/** A request that changes something. */
export interface MediaRequest {
  method: 'POST' | 'DELETE';
  /** The path, after the host where that is not the media server; `{id}` stands for an id that the product assigns. */
  address: string;
}

export const streamMethods = ['direct-play', 'direct-stream', 'transcode'] as const;
export type StreamMethod = (typeof streamMethods)[number];

export interface Session {
  id: string;
  user: string;
  title: string;
  player: string;
  app: string;
  state: 'playing' | 'paused' | 'buffering';
  method: StreamMethod;
  /** Milliseconds; null when the product does not report it. */
  positionMs: number | null;
  durationMs: number | null;
  kbps: number | null;
  /** What is converted; null unless something is. */
  transcode: Transcode | null;
}

export interface Transcode {
  /** The source codec when the video is converted; null when it is copied. */
  video: string | null;
  audio: string | null;
  isHardware: boolean;
  /** Plex: it is ahead of the player, so it pauses. */
  isThrottled: boolean;
  /** The product's own reasons. */
  reasons: string[];
}

export interface Collection {
  id: string;
  title: string;
  /** The number of titles in it; null when the product does not report it. */
  size: number | null;
}

export interface Title {
  id: string;
  title: string;
}

/** Every call accepts a signal. Each of its requests fails with `timeout` after the driver's time limit in any case. */
export interface MediaCallOptions {
  signal?: AbortSignal;
}

/**
 * The port to one media server, the same for Plex, Emby and Jellyfin. Calls that name a library, an invite, a session
 * or a collection that does not exist fail with `missing`; removing one that is gone succeeds.
 */
export interface MediaServer {
  readonly type: ServerType;
  readonly features: MediaFeatures;
  /** The file to edit when the server cannot be asked to reset its claim. */
  readonly claimFile: ClaimFile;
  /** Needs no key. */
  info(options?: MediaCallOptions): Promise<MediaServerState>;
  /**
   * Signs in to obtain the right to administer this server, without changing it. The panel appears in the account's
   * list of devices until `signOut`.
   */
  signIn(input: OwnerSignIn, options?: MediaCallOptions): Promise<Answer<ServerKey, SignInRefusal>>;
  /** Revokes a key. Also resolves when it is no longer accepted. */
  signOut(key: string, options?: MediaCallOptions): Promise<void>;
  /**
   * Binds an unclaimed server to the account, or creates its first administrator. A server that the same account has
   * claimed before is treated like a new one, so that a claim can be repeated after a failure.
   */
  claim(input: OwnerSignIn, options?: MediaCallOptions): Promise<Answer<ServerKey, ClaimRefusal>>;
  /** Resets the claim, or returns the file to edit for that. Also succeeds when the server is not claimed. */
  resetClaim(options?: MediaCallOptions): Promise<ClaimReset>;
  libraries(options?: MediaCallOptions): Promise<Library[]>;
  addLibrary(library: NewLibrary, options?: MediaCallOptions): Promise<Answer<Library, LibraryRefusal>>;
  removeLibrary(id: string, options?: MediaCallOptions): Promise<void>;
  /** Starts looking for new files, in one library or in all; with a folder, in that folder of the library only. */
  scan(libraryId?: string, options?: MediaCallOptions & { folder?: string | undefined }): Promise<void>;
  /** Stops what `scan` has started. Also succeeds when no scan is running. */
  stopScan(libraryId?: string, options?: MediaCallOptions): Promise<Answer<null>>;
  /** Returns everyone with access and every open invitation, in pages of a hundred, without a request for each. */
  invites(options?: MediaCallOptions): AsyncIterable<Invite[]>;
  invite(invite: NewInvite, options?: MediaCallOptions): Promise<Answer<Invited, InviteRefusal>>;
  /** Changes what someone may see; returns the names that the server does not have. */
  changeInvite(
    invite: Invite,
    libraries: LibraryChoice,
    options?: MediaCallOptions,
  ): Promise<Answer<{ unknownLibraries: string[] }, 'no-library'>>;
  /** Ends the access, or withdraws the invitation. */
  removeInvite(invite: Invite, options?: MediaCallOptions): Promise<void>;
  /** Returns a function that lists the requests of a change without sending them. */
  describeChanges(options?: MediaCallOptions): Promise<(change: AccessChange) => MediaRequest[]>;
  sessions(options?: MediaCallOptions): Promise<Session[]>;
  /** Ends what someone watches; the product shows the reason if it can. */
  stopSession(id: string, reason: string, options?: MediaCallOptions): Promise<void>;
  titles(libraryId: string, options?: MediaCallOptions): Promise<Title[]>;
  collections(libraryId: string, options?: MediaCallOptions): Promise<Collection[]>;
  addCollection(
    collection: { libraryId: string; title: string; titleIds: readonly string[] },
    options?: MediaCallOptions,
  ): Promise<Collection>;
  removeCollection(id: string, options?: MediaCallOptions): Promise<void>;
  /** Edits collections in place; null where the panel does not (Emby, Jellyfin). */
  readonly collectionEditor: CollectionEditor | null;
  /** What the account of the key has watched; null where the panel does not read that (Emby, Jellyfin). */
  readonly watchState: WatchState | null;
}

export interface MediaServerAddress {
  type: ServerType;
  url: string;
  /** The key from `signIn` or `claim`. Without it only public calls work, and calls to an unclaimed Plex server. */
  key: string | null;
  /**
   * Sends a POST from inside the server's container and returns the status; undefined if that is impossible. Plex accepts
   * a claim only from its own network.
   */
  postInside?: (path: string) => Promise<number | undefined>;
}

/** The accounts of plex.tv, whose owners administer all of their servers with one token. */
export interface PlexAccounts {
  /** Signs in, and returns the token with the machine ids of the servers that the account owns. */
  signIn(
    input: OwnerSignIn,
    options?: MediaCallOptions,
  ): Promise<Answer<ServerKey & { machineIds: readonly string[] }, Exclude<SignInRefusal, 'not-the-owner'>>>;
  /** Begins a sign-in on the pages of plex.tv; returns the address of the page, and how long it is valid. */
  beginSignIn(options?: MediaCallOptions): Promise<{ pin: PlexPin; url: string; seconds: number }>;
  /** Returns whether a sign-in was finished. */
  signInState(pin: PlexPin, options?: MediaCallOptions): Promise<PlexSignInState>;
  /** Revokes a token. Also resolves when it is no longer accepted. */
  signOut(key: string, options?: MediaCallOptions): Promise<void>;
}

/** Opens media servers by their addresses. Opening one calls nothing. */
export interface MediaServers {
  open(address: MediaServerAddress): MediaServer;
  readonly plexAccounts: PlexAccounts;
}

export const mediaFailures = [
  'unreachable',
  'timeout',
  /** The key is not accepted, or does not permit the call. */
  'unauthorized',
  'missing',
  /** Too many requests: `retryAfterMs` says how long to wait, if the product does. */
  'too-many',
  /** The product failed (500 and above), or is still starting. */
  'broken',
  /** An endpoint is gone, has moved, or responds with something other than before (HTML, other JSON). */
  'changed',
  'aborted',
] as const;
export type MediaFailure = (typeof mediaFailures)[number];

/** A failure of a media server or of its vendor's service, by what happened. The message holds no secret. */
export class MediaServerError extends Error {
  override readonly name = 'MediaServerError';
  readonly code: MediaFailure;
  readonly retryAfterMs: number | undefined;
  /**
   * The id of a user that was created before the failure and could not be removed: it may see more than was chosen,
   * until it is removed.
   */
  leftover: string | undefined;
  constructor(code: MediaFailure, message: string, options?: ErrorOptions & { retryAfterMs?: number | undefined }) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = options?.retryAfterMs;
  }
}
