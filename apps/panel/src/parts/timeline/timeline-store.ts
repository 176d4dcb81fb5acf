import type { TimelineEntry, TimelineKind } from '@kronos/api/contract';
import { customerServers } from '@kronos/api/routes/customer-servers';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../platform/coalesce.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { type Loadable, settle } from '../../stores/loadable.ts';
import { withNewest } from './with-newest.ts';

interface Story {
  rows: TimelineEntry[];
  /** Where the older entries begin; null when all are shown. */
  next: string | null;
}

/** The history of the server on screen, updated by events. */
export function createTimelineStore({ api, notices, clock, user, signal, follow }: StoreDeps) {
  const calls = api.extend({ customerServers }).customerServers;
  const state = proxy<{ story: Loadable<Story>; kind: TimelineKind | undefined; isGrowing: boolean }>({
    story: { status: 'idle' },
    kind: undefined,
    isGrowing: false,
  });
  let server: number | undefined;
  /** The number of the current request; a response to another one is ignored. */
  let question = 0;

  const ask = (id: number, before?: string) =>
    calls.timeline(
      {
        params: { id },
        query: { ...(state.kind && { kind: state.kind }), ...(before !== undefined && { before }) },
      },
      { signal },
    );

  const load = coalesce(async () => {
    const id = server;
    if (id === undefined) return;
    const asked = question;
    const outcome = await ask(id);
    if (signal.aborted || asked !== question) return;
    const known = state.story.status === 'ready' ? state.story.data : undefined;
    const story =
      outcome.kind === 'ok'
        ? { kind: outcome.kind, data: withNewest(known, { rows: outcome.data.data, next: outcome.data.meta.next }) }
        : outcome;
    state.story = settle(state.story, story, clock.now());
  });
  const begin = () => {
    question += 1;
    Object.assign(state, { story: { status: 'loading' }, isGrowing: false });
    void load();
  };
  const read = () => void load();
  follow('user', 'server-updated', read);
  follow('user', 'process-updated', read);
  // Only admins may join this channel; they receive the events of other users' servers there.
  if (user.is_admin) follow('admin', 'server-updated', read);

  return {
    state,
    load,
    /** Shows the history of a server; returns a function that ends it. */
    show(id: number): () => void {
      if (id !== server) state.kind = undefined;
      const isNew = id !== server || state.story.status !== 'ready';
      server = id;
      if (isNew) begin();
      else read();
      return () => {
        server = undefined;
      };
    },
    /** Filters by one kind, or by none. */
    narrow(kind: TimelineKind | undefined): void {
      if (kind === state.kind) return;
      state.kind = kind;
      begin();
    },
    /** Reads the entries after the last one. */
    async showOlder(): Promise<void> {
      const { story } = state;
      const id = server;
      if (id === undefined || story.status !== 'ready' || story.data.next === null || state.isGrowing) return;
      const asked = question;
      state.isGrowing = true;
      const outcome = await ask(id, story.data.next);
      if (signal.aborted || asked !== question) return;
      state.isGrowing = false;
      if (outcome.kind !== 'ok') notices.failed(outcome);
      else if (state.story.status === 'ready') {
        const { data } = state.story;
        const known = new Set(data.rows.map((row) => row.id));
        data.rows.push(...outcome.data.data.filter((row) => !known.has(row.id)));
        data.next = outcome.data.meta.next;
      }
    },
  };
}
