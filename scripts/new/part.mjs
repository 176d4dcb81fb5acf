import { camel, kebab, requireForm, sentence } from './names.mjs';
import { addChild, addImport, fill, isThere, read, Refusal } from './tree.mjs';

const homes = {
  component: { folder: 'components', title: 'Components', components: '..', chapter: 'ActionsSection' },
  widget: { folder: 'widgets', title: 'Widgets', components: '../../components', chapter: 'WidgetsSection' },
};

/** A part of the kit: its four files, its options and its public entry. Stories and entries are found by location. */
export function newPart(kind, name) {
  requireForm(name, /^[A-Z][a-z\d]+([A-Z][a-z\d]*)*$/, 'a part is named in PascalCase, such as NodePicker');
  const { folder, title, components, chapter } = homes[kind];
  const gallery = `packages/ui/src/gallery/${chapter}.tsx`;
  const taken = Object.values(homes).find((home) => isThere(`packages/ui/src/${home.folder}/${name}`));
  if (taken) throw new Refusal(`packages/ui/src/${taken.folder}/${name} already exists.`);
  const home = `packages/ui/src/${folder}/${name}`;
  const values = {
    Name: name,
    name: camel(name),
    kebab: kebab(name),
    words: sentence(name),
    folder,
    title,
    components,
  };
  return {
    makes: {
      [`${home}/${name}.tsx`]: fill('part/Part.tsx', values),
      [`${home}/${name}.css.ts`]: fill('part/Part.css.ts', values),
      [`${home}/${name}.stories.tsx`]: fill('part/Part.stories.tsx', values),
      [`${home}/${name}.test.tsx`]: fill('part/Part.test.tsx', values),
      [`${home}/${values.kebab}-options.ts`]: fill('part/part-options.ts', values),
      [`packages/ui/src/exports/${name}.ts`]: fill('part/export.ts', values),
    },
    changes: isThere(gallery) ? { [gallery]: shown(gallery, name, values.words) } : {},
    next: [
      `Specify in ${name}.stories.tsx what it MUST and SHOULD do, with a story for each feature.`,
      `Add it to the right chapter of packages/ui/src/gallery.`,
      `pnpm stories ${home}`,
      `pnpm visual ${home} --update=all, then review each picture in tests/visual`,
      'vitest run --project packed surface -u, to record its public surface',
      'pnpm changeset',
    ],
  };
}

/** The gallery shows every part. */
const shown = (gallery, name, words) =>
  addImport(
    gallery,
    addChild(gallery, read(gallery), 'Section', `<${name}>${words}</${name}>`),
    `import { ${name} } from '../exports/${name}.ts';`,
  );
