import type { Context, Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { missing } from './plex-answer.ts';
import type { StoredWatch } from './store.ts';

/** The watch state of a title; as in Plex, without values of 0. */
export function viewsOf({ store }: MediaServer, titleId: string) {
  const { viewCount = 0, viewOffset = 0 } = store.state.watched.find((one) => one.titleId === titleId) ?? {};
  return { ...(viewCount && { viewCount }), ...(viewOffset && { viewOffset }) };
}

/** Changes of the owner's watch state. Only films and episodes have one here, not whole shows. */
export function plexWatched(app: Hono, { libraries, store }: MediaServer): void {
  const { state } = store;
  const bad = (c: Context) => c.body(null, 400);
  const change = (c: Context, work: (one: StoredWatch) => void) => {
    const { identifier, key } = c.req.query();
    if (identifier !== 'com.plexapp.plugins.library' || !key) return bad(c);
    const library = libraries.list().find(({ id }) => libraries.watchable(id).some((one) => String(one.id) === key));
    if (!library) return missing(c);
    const known = state.watched.find(({ titleId }) => titleId === key);
    const one = known ?? { titleId: key, libraryId: library.id, viewCount: 0, viewOffset: 0 };
    if (!known) state.watched.push(one);
    work(one);
    store.save();
    return c.body(null, 200);
  };

  app.get('/:/scrobble', (c) =>
    change(c, (one) => {
      one.viewCount += 1;
      one.viewOffset = 0;
    }),
  );
  app.get('/:/unscrobble', (c) =>
    change(c, (one) => {
      one.viewCount = 0;
      one.viewOffset = 0;
    }),
  );
  app.get('/:/progress', (c) => {
    const time = c.req.query('time') ?? '';
    if (!/^\d{1,12}$/.test(time)) return bad(c);
    return change(c, (one) => {
      // As in Plex, 0 is ignored.
      one.viewOffset = Number(time) || one.viewOffset;
    });
  });
}
