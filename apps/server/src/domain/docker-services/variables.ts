import type { ServiceVariable } from '@kronos/api/contract';
import type { KeptVariable } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';
import { refuseFields } from '../refuse-fields.ts';

/** Binds a secret to the image, so that it is never passed to a program of another image. */
const place = (image: string, name: string) => `docker_services:${image}:${name}`;

interface Kept {
  image: string;
  variables: readonly KeptVariable[];
}

export type ServiceVariables = ReturnType<typeof createServiceVariables>;

/** The variables of services. The values of secret ones are sealed, and opened only for containers. */
export const createServiceVariables = ({ sealer }: { sealer: Sealer }) => ({
  /** Returns the variables as they are stored; refuses when the value of a secret must be entered again. */
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

/** Returns the variables without the values of secrets. */
export const shownVariables = (variables: readonly ServiceVariable[]): ServiceVariable[] =>
  variables.map((one) => ({ ...one, value: one.is_secret ? null : one.value }));
