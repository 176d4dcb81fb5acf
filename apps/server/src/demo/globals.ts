import type { GlobalVariableDraft } from '@kronos/api/contract';
import type { Services } from '../services/create-services.ts';

/** The global variables that the environments of the demo's products refer to. */
const demoGlobals: readonly GlobalVariableDraft[] = [
  { name: 'TIME_ZONE', value: 'Europe/Berlin', is_secret: false },
  { name: 'METADATA_KEY', value: 'a-key-of-the-demo', is_secret: true },
];

/** Adds global variables to a fresh demo. */
export async function seedGlobals({ globalVariables }: Pick<Services, 'globalVariables'>): Promise<void> {
  for (const variable of demoGlobals) await globalVariables.create(variable);
}
