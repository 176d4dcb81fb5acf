import { z } from 'zod';

/** The name of an environment variable or a global variable. */
export const variableName = z
  .string()
  .trim()
  .max(60, 'At most 60 characters')
  .regex(/^[A-Z][A-Z0-9_]*$/, 'Enter capital letters, digits and _, such as TIME_ZONE')
  .meta({ examples: ['TIME_ZONE'] });

/** The value of a variable: one line or several. */
export const variableValue = z
  .string()
  .max(2000, 'At most 2000 characters')
  .regex(/^[^\0]*$/, 'Enter plain text');

/** A variable that the panel sets itself. */
const ownName = 'SERVER_NAME';

const entry = z.object({
  name: variableName.refine((name) => name !== ownName, `${ownName} is reserved for the server’s name`),
  /** `{{NAME}}` stands for the value of a global variable. */
  value: variableValue,
});
export type EnvironmentEntry = z.infer<typeof entry>;

const areDistinct = (entries: readonly EnvironmentEntry[]) =>
  new Set(entries.map(({ name }) => name)).size === entries.length;

/** The environment of a container. */
export const environment = z
  .array(entry)
  .max(50, 'At most 50 variables')
  .refine(areDistinct, 'Use each name only once')
  .default([]);

/**
 * Returns the global variables that a text refers to, each once.
 * @example globalsIn('socks5://{{PROXY_USER}}@proxy'); // ['PROXY_USER']
 */
export const globalsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(reference), ([, name = '']) => name)),
];

/**
 * Replaces the global variables that a text refers to; one without a value stays as it is written.
 * @example fillIn('{{TIME_ZONE}}', (name) => values.get(name)); // 'Europe/Berlin'
 */
export const fillIn = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replaceAll(reference, (whole, name: string) => valueOf(name) ?? whole);

const reference = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;
