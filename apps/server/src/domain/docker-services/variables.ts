import type { ServiceVariable } from '@kronos/api/contract';
import type { KeptVariable } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';
import { refuseFields } from '../refuse-fields.ts';

/** Bound to the image, so that a secret is never handed to the program of another one. */
const place = (image: string, name: string) => `docker_services:${image}:${name}`;

interface Kept {
  image: string;
  variables: readonly KeptVariable[];
}

export type ServiceVariables = ReturnType<typeof createServiceVariables>;

/** The variables of services. The values of secret ones are sealed, and opened for containers alone. */
export const createServiceVariables = ({ sealer }: { sealer: Sealer }) => ({
  /** Returns the variables as they are kept; refused where the value of a secret is to be entered again. */
  keep(variables: readonly ServiceVariable[], image: string, before: Kept): KeptVariable[] {
    const formerOf = ({ name }: ServiceVariable) => before.variables.find((one) => one.name === name);
    const isKept = (one: ServiceVariable) =>
      one.is_secret && one.value === null && formerOf(one)?.is_secret === true && image === before.image;
    const lacksValue = (one: ServiceVariable) => one.value === null || (one.is_secret && one.value === '');
    refuseFields(
      Object.fromEntries(
        variables.map((one, index) => [
          `variables.${index}.value`,
          lacksValue(one) && !isKept(one) && wordsFor(formerOf(one)),
        ]),
      ),
    );
    return variables.map((one) => {
      const former = formerOf(one);
      if (former && one.value === null) return former;
      const value = one.value ?? '';
      return { ...one, value: one.is_secret ? sealer.seal(value, place(image, one.name)) : value };
    });
  },
  /** Returns the environment of a container. */
  open: ({ image, variables }: Kept): Record<string, string> =>
    Object.fromEntries(
      variables.map(({ name, value, is_secret }) => [name, is_secret ? sealer.open(value, place(image, name)) : value]),
    ),
});

const wordsFor = (former: KeptVariable | undefined): string =>
  former === undefined ? 'Enter a value' : 'Enter the value again';

/** The variables as they may be shown. */
export const shownVariables = (variables: readonly ServiceVariable[]): ServiceVariable[] =>
  variables.map((one) => ({ ...one, value: one.is_secret ? null : one.value }));
