import type { NameVariable } from '@kronos/api/contract';
import type { Translate } from '../../../../messages/create-messages.ts';

const examples: Record<NameVariable, (t: Translate) => string> = {
  user: (t) => t('deployment.example.user'),
  product: (t) => t('deployment.example.product'),
  type: () => 'Plex',
};

/** The variables that a naming rule may contain, in braces. */
export const nameVariables = Object.keys(examples) as NameVariable[];

/** Returns a name made by the rule, with an example user and product. */
export const exampleOf = (pattern: string, t: Translate): string =>
  nameVariables.reduce((name, variable) => name.replaceAll(`{${variable}}`, () => examples[variable](t)), pattern);
