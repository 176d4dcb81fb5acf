import { classes } from './classes.ts';

type Choices = Readonly<Record<string, string | boolean | undefined>>;

interface Recipe {
  defaultClassName: string;
  variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  defaultVariants: Choices;
  compoundVariants: readonly (readonly [Choices, string])[];
}

/**
 * What is left of a recipe in the browser. It stands in for vanilla-extract's function of the same name, which carries
 * helpers for browsers of long ago and what only a style sheet under construction asks for: 0.6 kB on every page.
 */
export function createRuntimeFn({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }: Recipe) {
  return (chosen: Choices = {}) => {
    const of = (name: string) => chosen[name] ?? defaultVariants[name];
    return classes(
      defaultClassName,
      ...Object.entries(variantClassNames).map(([name, byValue]) => byValue[String(of(name))]),
      ...compoundVariants.map(
        ([when, name]) => Object.entries(when).every(([key, value]) => value === of(key)) && name,
      ),
    );
  };
}
