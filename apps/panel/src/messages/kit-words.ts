import type { KitMessages } from '@kronos/ui/KitProvider';
import type { Messages } from './create-messages.ts';

/** The kit's own words in the language of the page. English ones are in the kit, so nothing is loaded for them. */
export async function kitWords({ locale, ensure, t }: Messages): Promise<KitMessages | undefined> {
  if (locale === 'en') return undefined;
  const [{ kitMessages }] = await Promise.all([import('./kit-messages.ts'), ensure('kit')]);
  return kitMessages(t);
}
