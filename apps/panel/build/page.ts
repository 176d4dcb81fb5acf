import type { Plugin, Rolldown } from 'vite';
import type { RouteEntry } from '../src/routes/table.ts';

interface PageOptions {
  /** Scripts that must run before the first paint. */
  bootScript: string;
  routes: readonly RouteEntry[];
  /** What a visitor without scripts reads. */
  noScript: string;
}

/**
 * Completes index.html: the boot script inline, the preload of the text font, and an inline script that asks for the
 * chunks of the wanted route at once instead of after the main one. Both inline scripts are constant for a build, so the
 * server can allow them by their hashes.
 */
export function page({ bootScript, routes, noScript }: PageOptions): Plugin {
  return {
    name: 'kronos-page',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => [
        { tag: 'script', children: bootScript, injectTo: 'head-prepend' },
        { tag: 'noscript', children: noScript, injectTo: 'body' },
        ...(bundle ? headOf(bundle, routes, html) : []),
      ],
    },
  };
}

/** Its page comes with the panel itself. */
const loginPath = '/app/login';

type Bundle = Rolldown.OutputBundle;

function headOf(bundle: Bundle, routes: readonly RouteEntry[], html: string) {
  const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
  const files = routes.map((route) => filesOf(bundle, route).filter((file) => !html.includes(file)));
  return [
    ...(font
      ? [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true },
            injectTo: 'head' as const,
          },
        ]
      : []),
    { tag: 'script', children: preloadScript(routes, files), injectTo: 'head' as const },
  ];
}

/** A page's chunk, its texts in English, and what these stand on. */
function filesOf(bundle: Bundle, { path, screen, areas, isBare }: RouteEntry): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const wanted = [
    `/src/screens/${screen}/Page.tsx`,
    ...(path === loginPath ? [] : ['/src/routes/pages.ts']),
    ...(isBare ? [] : ['/src/shell/Layout.tsx']),
    ...['common', ...areas, ...(isBare ? [] : ['shell'])].map((area) => `virtual:kronos-messages/en/${area}.js`),
  ];
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const id of wanted) add(chunks.find(({ moduleIds }) => moduleIds.some((module) => module.endsWith(id))));
  return [...files];
}

/** Without a kept token everything that is not public ends on the sign-in page (spec §4), so its chunks are the ones. */
function preloadScript(routes: readonly RouteEntry[], files: string[][]): string {
  const all = [...new Set(files.flat())];
  const table = routes.map(({ path, guard }, at) => {
    const pattern = `^${path.replace(/:\w+/g, '[^/]+')}/?$`;
    return [pattern, guard === 'public' ? 1 : 0, files[at]?.map((file) => all.indexOf(file)) ?? []];
  });
  const login = routes.findIndex(({ path }) => path === loginPath);
  return [
    '(()=>{',
    `const f=${JSON.stringify(all)},r=${JSON.stringify(table)};let t;`,
    'try{t=localStorage.getItem("kronos.token")}catch{}',
    `let w=r.find(w=>RegExp(w[0],"i").test(location.pathname)&&(t||w[1]));if(!w&&!t)w=r[${login}];`,
    'if(w)for(const i of w[2]){const l=document.createElement("link"),s=f[i].endsWith(".css");',
    'l.rel=s?"preload":"modulepreload";if(s){l.as="style";l.crossOrigin=""}l.href="/"+f[i];document.head.append(l)}',
    '})()',
  ].join('');
}
