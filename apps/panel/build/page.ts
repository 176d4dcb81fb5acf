import type { Plugin, Rolldown } from 'vite';
import { session } from '../../../packages/api/src/exports/routes/session.gen.ts';
import { system } from '../../../packages/api/src/exports/routes/system.gen.ts';
import { earlyResponses } from '../src/platform/early-responses.ts';
import { localeKey } from '../src/messages/locale-key.ts';
import { type AreaName, areas } from '../src/routes/areas.ts';
import { startRoutes } from '../src/routes/areas/start.ts';
import type { Guard, RouteEntry } from '../src/routes/entry.ts';

interface PageOptions {
  /** Scripts that must run before the first paint. */
  bootScript: string;
  routes: readonly RouteEntry[];
  /** The panel's languages. */
  locales: readonly string[];
  /** The text for visitors without JavaScript. */
  noScript: string;
}

/**
 * Completes index.html: the inline boot script, the preload of the text font, and an inline script that requests the
 * chunks of the current route at once instead of after the main one. Both inline scripts are constant for a build, so
 * the server can allow them by their hashes.
 */
export function page({ bootScript, routes, locales, noScript }: PageOptions): Plugin {
  return {
    name: 'kronos-page',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => [
        { tag: 'script', children: bootScript, injectTo: 'head-prepend' },
        { tag: 'noscript', children: noScript, injectTo: 'body' },
        ...(bundle ? headOf(bundle, routes, locales, html) : []),
      ],
    },
  };
}

/** The catalogue areas of the frame. */
const frameAreas = (guard: Guard) => ['shell', 'titles', ...(guard === 'admin' ? ['adminTitles'] : [])];

/** The fallback language: the kit bundles its texts in it, and the panel those of the sign-in page. */
const source = 'en';

/** The sign-in page, which is part of the panel's first load. */
const loginPath = '/app/login';

const [userPath, settingsPath] = [session.user, system.settings].map((route) => route.split(' ')[1]);

type Bundle = Rolldown.OutputBundle;

/** A route, or everything below a prefix. */
type Place = Pick<RouteEntry, 'path' | 'screen' | 'areas' | 'guard' | 'isBare'> & { readonly isPrefix?: true };

/**
 * The routes in the inline script: those of guests and customers, and the start of each role. It has only the
 * prefixes of the other areas, so that it does not grow with them.
 */
function placesOf(routes: readonly RouteEntry[]): Place[] {
  const starts = new Set(Object.values<RouteEntry>(startRoutes).map(({ path }) => path));
  return [
    ...routes.filter(({ path, guard }) => starts.has(path) || ['public', 'leaving', 'login'].includes(guard)),
    ...Object.values(areas).flatMap(({ guard, prefixes }) =>
      guard === 'public' ? [] : prefixes.map((path): Place => ({ path, guard, areas: [], isPrefix: true })),
    ),
  ];
}

function headOf(bundle: Bundle, entries: readonly RouteEntry[], locales: readonly string[], html: string) {
  const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
  const find = (modules: readonly string[]) => filesOf(bundle, modules).filter((file) => !html.includes(file));
  const languages = [source, ...locales.filter((locale) => locale !== source)];
  const routes = placesOf(entries);
  const wanted = routes.map((route) => {
    const code = find(codeOf(route));
    return {
      code,
      texts: languages.map((locale) => find(textsOf(route, locale)).filter((file) => !code.includes(file))),
    };
  });
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
    { tag: 'script', children: preloadScript(routes, languages, wanted), injectTo: 'head' as const },
  ];
}

/** The modules of a page: its own chunk and the modules that it depends on. */
function codeOf({ path, screen, isBare, guard }: Place): string[] {
  const area = screen?.split('/')[0];
  return [
    ...(screen === undefined ? [] : [`/src/screens/${screen}/Page.tsx`]),
    ...(path === loginPath ? [] : ['/src/client/create-client.ts', '/src/routes/whole.ts', ...listsOf(guard, area)]),
    ...(isBare ? [] : ['/src/shell/Layout.tsx']),
    ...(guard === 'public' ? [] : ['/src/scope/in-browser.ts']),
    ...(guard === 'admin' ? ['/src/scope/admin-scope.ts'] : []),
  ];
}

/** The routes and pages of the areas that are loaded with this one. */
const listsOf = (guard: Guard, area: string | undefined) => {
  const own = Object.keys(areas).find((name) => name === area || areas[name as AreaName].guard === guard);
  const names = new Set(['public', ...(guard === 'public' ? [] : ['customer']), ...(own ? [own] : [])]);
  return Array.from(names, (name) => `/src/routes/areas/${name}.whole.ts`);
};

/** The modules with a page's texts in one language, and their loader. */
const textsOf = ({ path, areas, isBare, guard }: Place, locale: string): string[] => [
  ...(locale === source ? [] : ['/src/messages/other-language.ts', `/ui/src/i18n/messages-${locale}.ts`]),
  ...(path === loginPath && locale === source ? [] : [`virtual:kronos-messages/${locale}.js`]),
  ...['common', ...areas, ...(isBare ? [] : frameAreas(guard))].map(
    (area) => `virtual:kronos-messages/${locale}/${area}.js`,
  ),
];

/** The files of the modules, with everything that they import. */
function filesOf(bundle: Bundle, wanted: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
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

/**
 * Without a stored token every page that is not public redirects to the sign-in page (spec §4), so its chunks are
 * preloaded.
 */
function preloadScript(
  routes: readonly Place[],
  languages: readonly string[],
  wanted: readonly { code: string[]; texts: string[][] }[],
): string {
  const all = [...new Set(wanted.flatMap(({ code, texts }) => [...code, ...texts.flat()]))];
  const places = (files: readonly string[]) => files.map((file) => all.indexOf(file));
  const table = routes.map(({ path, guard, isPrefix }, at) => {
    const pattern = `^${path.replace(/:\w+/g, '[^/]+')}${isPrefix ? '(/|$)' : '/?$'}`;
    const { code = [], texts = [] } = wanted[at] ?? {};
    return [pattern, guard === 'public' ? 1 : 0, places(code), ...texts.map(places)];
  });
  const login = routes.findIndex(({ path }) => path === loginPath);
  return [
    '(()=>{',
    `const f=${JSON.stringify(all)},r=${JSON.stringify(table)};let t,n;`,
    `try{t=localStorage.getItem("kronos.token");n=localStorage.getItem("${localeKey}")}catch{}`,
    `let w=r.find(w=>RegExp(w[0],"i").test(location.pathname)&&(t||w[1]));if(!w&&!t)w=r[${login}];`,
    // Requests the user, or for a guest the settings, before any script is loaded; main.tsx uses the response. A
    // browser that keeps its token in a cookie requests nothing: it is not a guest.
    `if(t||!document.cookie.includes("kronos.token=")){const u=location.origin+(t?"${userPath}":"${settingsPath}"),`,
    'h={Accept:"application/json","X-Requested-With":"XMLHttpRequest"};if(t)h.Authorization="Bearer "+t;',
    `const a=fetch(u,{headers:h});a.catch(()=>{});window.${earlyResponses}={[u]:a}}`,
    `n=Math.max(0,${JSON.stringify(languages)}.indexOf(n||navigator.language.slice(0,2)));`,
    'if(w)for(const i of w[2].concat(w[3+n])){const l=document.createElement("link"),s=f[i].endsWith(".css");',
    'l.rel=s?"preload":"modulepreload";if(s){l.as="style";l.crossOrigin=""}l.href="/"+f[i];document.head.append(l)}',
    '})()',
  ].join('');
}
