import { camel, kebab, requireForm, sentence } from './names.mjs';
import { addImport, addTo, fill, isThere, read, Refusal } from './tree.mjs';

const table = 'apps/panel/src/routes/table.ts';
const catalogue = 'apps/panel/src/messages/catalogue.ts';
const visits = 'tests/e2e/page.spec.ts';

/** Who may enter an area, how its ids and its addresses begin, and who the browser test signs in as. */
const areas = {
  public: { guard: 'public', prefix: '', folder: '', as: 'undefined' },
  customer: { guard: 'login', prefix: '', folder: '', as: 'people.customer' },
  reseller: { guard: 'reseller', prefix: 'reseller', folder: 'reseller-panel', as: 'people.reseller' },
  moderator: { guard: 'moderator', prefix: 'moderator', folder: 'moderator', as: 'people.moderator' },
  admin: { guard: 'admin', prefix: 'admin', folder: 'admin', as: 'people.admin' },
};

/** A screen with its row in the route table, its title in the catalogue and its visit in the browser tests. */
export function newRoute(screen) {
  const form = `a screen is named area/feature, such as admin/nodes; the areas are ${Object.keys(areas).join(', ')}`;
  requireForm(screen, /^[a-z]+(\/[a-z][a-z\d]*(-[a-z\d]+)*)+$/, form);
  const [area, ...features] = screen.split('/');
  if (!Object.hasOwn(areas, area)) throw new Refusal(`"${screen}" is no name for it: ${form}.`);
  const feature = features.join('-');
  const { guard, prefix, folder, as } = areas[area];
  const id = camel(prefix ? `${prefix}-${feature}` : feature);
  const path = ['/app', folder, ...features].filter(Boolean).join('/');
  const key = `${area}.${camel(feature)}.title`;
  const routes = read(table);
  if (new RegExp(`^  ${id}: \\{|path: '${path}'`, 'm').test(routes))
    throw new Refusal(`There is a route ${id} or a path ${path} already.`);

  const texts = `apps/panel/src/messages/en/${area}.ts`;
  const title = `'${key}': '${sentence(feature)}'`;
  const isNewArea = !isThere(texts);
  const values = {
    area,
    id,
    key,
    path,
    screen,
    guard,
    title,
    up: '../'.repeat(features.length + 2),
    words: sentence(feature),
  };
  return {
    makes: {
      [`apps/panel/src/screens/${screen}/Page.tsx`]: fill('route/Page.tsx', values),
      ...(isNewArea && { [texts]: fill('route/texts.ts', values) }),
    },
    changes: {
      [table]: addTo(table, routes, ['value', 'routes'], fill('route/row.ts', values)),
      [visits]: addTo(
        visits,
        read(visits),
        ['value', 'visits'],
        `{ name: '${kebab(screen).replaceAll('-', ' ')}', path: '${path}', as: ${as} }`,
      ),
      ...(isNewArea
        ? {
            [catalogue]: addImport(
              catalogue,
              addTo(catalogue, read(catalogue), ['interface', 'Areas'], `${area}: typeof ${area}`),
              `import type ${area} from './en/${area}.ts';`,
            ),
          }
        : { [texts]: addTo(texts, read(texts), ['exported'], title) }),
    },
    next: [
      `Draw apps/panel/src/screens/${screen}/Page.tsx from widgets; texts go to ${texts}.`,
      `For a menu entry add nav to ${id} in ${table}, with a title of the area "shell".`,
      `pnpm e2e page, after pnpm build panel server sandbox`,
    ],
  };
}
