import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Keeps the pages from running or loading anything. */
export const plainPages: MiddlewareHandler = async (c, next) => {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  await next();
};

/** Responds with a page of this title. */
export function page(
  c: Context,
  title: string,
  content: Markup,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title} · sandbox</title>
          <style>
            :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
            body { max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem; }
            ul { list-style: none; padding: 0; }
            li { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.75rem 0; border-top: 1px solid GrayText; overflow-wrap: anywhere; }
            li a { flex: 1 1 100%; font-weight: 600; }
            time { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
            dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
            dd { margin: 0; overflow-wrap: anywhere; }
            dd time { margin: 0; }
            pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; border-top: 1px solid GrayText; padding-top: 1.5rem; }
            a { min-height: 1.5rem; display: inline-block; }
          </style>
        </head>
        <body>
          <main>${content}</main>
        </body>
      </html>`,
    status,
  );
}
