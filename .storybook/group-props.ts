import type { ArgTypesEnhancer } from 'storybook/internal/csf';

interface DocumentedProp {
  readonly declarations?: readonly { readonly fileName: string; readonly name: string }[];
}

/** The property in which the docgen plugin stores what it read of a component. */
const docgenInfo = '__docgenInfo';

interface Documented {
  readonly [docgenInfo]?: { readonly props?: Readonly<Record<string, DocumentedProp>> };
}

/** The groups of inherited props, in the order of the table. The component's own props come first, in no group. */
const groups: readonly [title: string, names: RegExp][] = [
  ['Field', /^(label|help|error|hasOptionalMark)$/],
  ['State', /^(is[A-Z]|(default)?(value|open|expanded|selected)|on(Open|Selection|Expanded)?Change$|disabledKeys)/i],
  [
    'Forms',
    /^(name|form|type$|valid|auto(Complete|Correct)|pattern|(min|max)Length|inputMode|spellCheck|enterKeyHint)/,
  ],
  ['Events', /^on[A-Z]/],
  ['Accessibility', /^(aria-|id$|role$|excludeFromTabOrder|autoFocus)/],
];
const others = 'Behaviour';
const order = [undefined, ...groups.map(([title]) => title), others];

function groupOf(name: string, { declarations = [] }: DocumentedProp): string | undefined {
  const isInherited = declarations.some(
    (declaration) => declaration.fileName.includes('node_modules/') || declaration.name === 'FieldTexts',
  );
  return isInherited ? (groups.find(([, names]) => names.test(name))?.[0] ?? others) : undefined;
}

/** Lists the inherited props of a component in groups, each under its own heading of the documentation table. */
export const groupProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.[docgenInfo]?.props;
  if (!props) return argTypes;
  const grouped = Object.entries(argTypes).map(([name, argType]) => {
    const prop = Object.hasOwn(props, name) ? props[name] : undefined;
    return { name, argType, category: argType.table?.category ?? (prop && groupOf(name, prop)) };
  });
  // The sort is stable, so the props of a group keep the order of their declaration.
  grouped.sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
  return Object.fromEntries(
    grouped.map(({ name, argType, category }) => [
      name,
      category ? { ...argType, table: { ...argType.table, category } } : argType,
    ]),
  );
};
