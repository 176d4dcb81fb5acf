import type { Context } from 'hono';
import { html } from 'hono/html';
import type { MediaServer } from './media-server.ts';

/** The page that "Open" shows. It names the sandbox instead of imitating the interface of a product. */
export function sandboxPage(c: Context, server: MediaServer, product: string): Response | Promise<Response> {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  c.header('Cache-Control', 'no-store');
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${server.name} · sandbox</title>
        <style>
          :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
          body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; }
          dt { opacity: 0.7; } dd { margin: 0 0 0.75rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
        </style>
      </head>
      <body>
        <main>
          <h1>${server.name}</h1>
          <p>This is a sandbox media server. It responds to the panel as ${product} does, but plays nothing.</p>
          <dl>
            <dt>Product</dt><dd>${product} ${server.version}</dd>
            <dt>Machine ID</dt><dd>${server.machineId}</dd>
          </dl>
        </main>
      </body>
    </html>`);
}
