import { camel, requireForm, sentence } from './names.mjs';
import { addTo, fill, read, Refusal } from './tree.mjs';

const folder = 'apps/panel/src/routes/areas';
const languages = ['en', 'de'];

/** The prefix of the ids in an area; `base` precedes the path in a row, and `below` is the beginning of that path. */
const areas = {
  public: { prefix: '', base: '/app', below: '' },
  customer: { prefix: '', base: '/app', below: '' },
  reseller: { prefix: 'reseller', base: '/app', below: '/reseller-panel' },
  moderator: { prefix: 'moderator', base: '/app/moderator', below: '' },
  admin: { prefix: 'admin', base: '/app/admin', below: '' },
};

/**
 * A screen with its row in the route table and its title in every language; the browser test of all routes picks it up.
 */
export function newRoute(screen) {
  const form = `a screen is named area/feature, such as admin/nodes; the areas are ${Object.keys(areas).join(', ')}`;
  requireForm(screen, /^[a-z]+(\/[a-z][a-z\d]*(-[a-z\d]+)*)+$/, form);
  const [area, ...features] = screen.split('/');
  if (!Object.hasOwn(areas, area)) throw new Refusal(`"${screen}" is not a valid name: ${form}.`);
  const feature = features.join('-');
  const { prefix, base, below } = areas[area];
  const id = camel(prefix ? `${prefix}-${feature}` : feature);
  const path = [below, ...features].join('/');
  const rows = `${folder}/${area}.ts`;
  const all = ['start', ...Object.keys(areas)].map((name) => read(`${folder}/${name}.ts`)).join('');
  const isTaken =
    new RegExp(`^  ${id}: \\{|path: '${base}${path}'`, 'm').test(all) || read(rows).includes(`path: '${path}'`);
  if (isTaken) throw new Refusal(`The route ${id} or the path ${base}${path} already exists.`);

  const key = `titles.${id}`;
  const names = area === 'admin' ? 'adminTitles' : 'titles';
  const titles = languages.map((language) => `apps/panel/src/messages/${language}/${names}.ts`);
  // In other areas the folder of the page follows from the path.
  const folderRow = below === '' ? '' : `    screen: '${screen}',\n`;
  const values = { id, key, path, folderRow, up: '../'.repeat(features.length + 2), words: sentence(feature) };
  return {
    makes: { [`apps/panel/src/screens/${screen}/Page.tsx`]: fill('route/Page.tsx', values) },
    changes: {
      [rows]: addTo(rows, read(rows), ['value', `${area}Routes`], fill('route/row.ts', values)),
      ...Object.fromEntries(
        titles.map((file) => [file, addTo(file, read(file), ['exported'], `'${key}': '${sentence(feature)}'`)]),
      ),
    },
    next: [
      `Build apps/panel/src/screens/${screen}/Page.tsx from widgets; give ${id} the message areas that it uses.`,
      `Translate its title: ${titles.slice(1).join(', ')}.`,
      `For a menu entry, add nav to ${id} in ${rows}.`,
      `pnpm e2e every-route, after pnpm build panel server sandbox`,
    ],
  };
}
