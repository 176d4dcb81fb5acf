import type { NameVariable } from '@kronos/api/contract';
import type { Translate } from '../../../../messages/create-messages.ts';

const examples: Record<NameVariable, (t: Translate) => string> = {
  user: (t) => t('deployment.example.user'),
  product: (t) => t('deployment.example.product'),
  type: () => 'Plex',
};

/** What a rule may contain, in braces. */
export const nameVariables = Object.keys(examples) as NameVariable[];

/** A name by the rule, of a user and a product that there might be. */
export const exampleOf = (pattern: string, t: Translate): string =>
  nameVariables.reduce((name, variable) => name.replaceAll(`{${variable}}`, () => examples[variable](t)), pattern);
