import { camel, requireForm, sentence } from './names.mjs';
import { addTo, fill, read, Refusal } from './tree.mjs';

const tables = 'apps/panel/src/routes/tables';
const languages = ['en', 'de'];

/** Who may enter an area, how its ids and its addresses begin, and which table has its rows. */
const areas = {
  public: { guard: 'public', prefix: '', folder: '', table: 'public', list: 'visitors' },
  customer: { guard: 'login', prefix: '', folder: '', table: 'account', list: 'account' },
  reseller: { guard: 'reseller', prefix: 'reseller', folder: 'reseller-panel', table: 'account', list: 'account' },
  moderator: { guard: 'moderator', prefix: 'moderator', folder: 'moderator', table: 'account', list: 'account' },
  admin: { guard: 'admin', prefix: 'admin', folder: 'admin', table: 'admin', list: 'admin' },
};

/** A screen with its row in the route table and its title in every language; the browser test of all routes finds it. */
export function newRoute(screen) {
  const form = `a screen is named area/feature, such as admin/nodes; the areas are ${Object.keys(areas).join(', ')}`;
  requireForm(screen, /^[a-z]+(\/[a-z][a-z\d]*(-[a-z\d]+)*)+$/, form);
  const [area, ...features] = screen.split('/');
  if (!Object.hasOwn(areas, area)) throw new Refusal(`"${screen}" is no name for it: ${form}.`);
  const feature = features.join('-');
  const { guard, prefix, folder, table, list } = areas[area];
  const id = camel(prefix ? `${prefix}-${feature}` : feature);
  const path = ['/app', folder, ...features].filter(Boolean).join('/');
  const all = ['start', 'public', 'account', 'admin'].map((name) => read(`${tables}/${name}.ts`)).join('');
  if (new RegExp(`^  ${id}: \\{|path: '${path}'`, 'm').test(all))
    throw new Refusal(`There is a route ${id} or a path ${path} already.`);

  const rows = `${tables}/${table}.ts`;
  const key = `titles.${id}`;
  const titles = languages.map((language) => `apps/panel/src/messages/${language}/titles.ts`);
  const values = { id, key, path, screen, guard, up: '../'.repeat(features.length + 2), words: sentence(feature) };
  return {
    makes: { [`apps/panel/src/screens/${screen}/Page.tsx`]: fill('route/Page.tsx', values) },
    changes: {
      [rows]: addTo(rows, read(rows), ['value', list], fill('route/row.ts', values)),
      ...Object.fromEntries(
        titles.map((file) => [file, addTo(file, read(file), ['exported'], `'${key}': '${sentence(feature)}'`)]),
      ),
    },
    next: [
      `Draw apps/panel/src/screens/${screen}/Page.tsx from widgets; give ${id} the areas of texts that it speaks from.`,
      `Say its title in the other languages: ${titles.slice(1).join(', ')}.`,
      `For a menu entry add nav to ${id} in ${rows}.`,
      `pnpm e2e every-route, after pnpm build panel server sandbox`,
    ],
  };
}
