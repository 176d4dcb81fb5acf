import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { PlexTv } from '../vendors/plex-tv.ts';
import { page, plainPages } from './html-page.ts';

/** What follows `#?` in an address never reaches a server, so the page passes it on itself. */
const passOn = "location.replace('auth/accounts?' + location.hash.slice(2))";

/** The pages on which the owner of a plex.tv account signs in to a program. */
export function plexPages(plexTv: PlexTv): Hono {
  const app = new Hono();
  app.use(plainPages);
  app.get('/', (c) => {
    const nonce = randomBytes(12).toString('base64');
    c.header('Content-Security-Policy', `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`);
    return page(c, 'Sign in to Plex', html`<script nonce="${nonce}">${raw(passOn)}</script>`);
  });
  app.get('/accounts', (c) => {
    const { code = '' } = c.req.query();
    const as = (account: string) => `/plex.tv/auth/as?${new URLSearchParams({ code, account }).toString()}`;
    return page(
      c,
      'Sign in to Plex',
      html`
        <h1>Sign in to Plex</h1>
        <p>This page stands in for Plex. Kronos would like to know which account is yours.</p>
        <ul>
          ${plexTv.accounts.list().map(({ email, username }) => html`<li><a href="${as(email)}">Continue as ${username}</a></li>`)}
        </ul>
      `,
    );
  });
  app.get('/as', (c) => {
    const { code = '', account = '' } = c.req.query();
    const owner = plexTv.accounts.find(account);
    if (!owner || !plexTv.confirmPin(code, owner))
      return page(c, 'Sign-in is over', html`<h1>This sign-in is over</h1>`, 404);
    return page(c, 'Signed in', html`<h1>You are signed in</h1><p>You may close this tab.</p>`);
  });
  return app;
}
