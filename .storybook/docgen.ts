import type { StorybookConfig } from '@storybook/react-vite';

type Options = NonNullable<NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions']>;

/**
 * Interfaces that list every attribute and event of an element: hundreds of rows that are not specific to a
 * component.
 */
const domInterfaces =
  /^(GlobalDOM(Attributes|Events)|DOMAttributes|HTMLAttributes|AriaAttributes|SVGAttributes|Attributes)$/;

/**
 * The options with which TypeScript reads the props of the kit, inherited ones included. Slow, because it type-checks
 * the whole kit: for documentation only, never in a test.
 */
export const docgenOptions: Options = {
  tsconfigPath: new URL('../packages/ui/tsconfig.json', import.meta.url).pathname,
  include: ['packages/ui/src/**/*.tsx'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ declarations = [] }) =>
    declarations.every(
      ({ fileName, name }) => !fileName.includes('node_modules/@types/react/') && !domInterfaces.test(name),
    ),
};
